import { type Command } from 'commander';
import { redirectPath } from '../../modules/redirects/redirect-address.js';
import { RedirectNotFound } from '../../modules/redirects/redirects.errors.js';
import { RedirectsService } from '../../modules/redirects/redirects.service.js';
import { notFound } from '../exit-code.js';
import { type Ops } from '../ops.js';
import { said, table } from '../report.js';

/** Addresses of the site that lead elsewhere. */
export function redirectsArea(ops: Ops): Command {
  return ops
    .area('redirects', 'addresses of the site that lead elsewhere')
    .addCommand(
      ops.verb('list', 'list the redirects').action(
        ops.withServices(async (app) =>
          table(
            await app.get(RedirectsService, { strict: false }).list(),
            {
              path: ({ path }) => path,
              'leads to': ({ redirectUrl }) => redirectUrl,
              since: ({ createdAt }) => createdAt,
            },
            'There are no redirects.',
          ),
        ),
      ),
    )
    .addCommand(
      ops
        .verb('add', 'have a path lead elsewhere')
        .argument('<path>', 'a path of the site, without language and query')
        .argument('<url>', 'a path of the site, or an https address on a host of REDIRECT_ALLOWED_HOSTS')
        .action(
          ops.withServices(async (app, _options, path = '', url = '') => {
            const redirect = await app.get(RedirectsService, { strict: false }).create(path, url);
            return said(`${redirect.path} leads to ${redirect.redirectUrl}.`, redirect);
          }),
        ),
    )
    .addCommand(
      ops
        .destructiveVerb('remove', 'have a path lead nowhere again')
        .argument('<path>', 'the path as it is listed')
        .action(
          ops.withServices(async (app, options, path = '') => {
            const redirects = app.get(RedirectsService, { strict: false });
            const dryRun = options['dryRun'] === true;
            const missing = () => notFound(`There is no redirect for ${path}.`);
            if (dryRun) {
              const known = await redirects.list();
              const from = redirectPath(path) ?? path;
              if (!known.some((redirect) => redirect.path === from)) throw missing();
              return said(`The redirect for ${path} would be removed.`, { dryRun, path });
            }
            await redirects.delete(path).catch((error: unknown) => {
              throw error instanceof RedirectNotFound ? missing() : error;
            });
            return said(`The redirect for ${path} is removed.`, { dryRun, path });
          }),
        ),
    );
}
