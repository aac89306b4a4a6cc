import { type Command } from 'commander';
import { redirectPath } from '../../modules/redirects/redirect-address.js';
import { RedirectNotFound } from '../../modules/redirects/redirects.errors.js';
import { RedirectsService } from '../../modules/redirects/redirects.service.js';
import { notFound, orNotFound } from '../exit-code.js';
import { type Ops } from '../ops.js';
import { audited, table } from '../report.js';

/** Redirects of paths of the site. */
export function redirectsArea(ops: Ops): Command {
  return ops
    .area('redirects', 'addresses of the site that lead elsewhere')
    .addCommand(
      ops.verb('list', 'list the redirects').action(
        ops.withService(RedirectsService, async (redirects) =>
          table(
            await redirects.list(),
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
          ops.withService(RedirectsService, async (redirects, _options, path = '', url = '') => {
            const redirect = await redirects.create(path, url);
            return audited(`${redirect.path} leads to ${redirect.redirectUrl}.`, redirect);
          }),
        ),
    )
    .addCommand(
      ops
        .destructiveVerb('remove', 'have a path lead nowhere again')
        .argument('<path>', 'the path as it is listed')
        .action(
          ops.withService(RedirectsService, async (redirects, { dryRun = false }, path = '') => {
            const missing = `There is no redirect for ${path}.`;
            if (dryRun) {
              const known = await redirects.list();
              const from = redirectPath(path) ?? path;
              if (!known.some((redirect) => redirect.path === from)) throw notFound(missing);
              return audited(`The redirect for ${path} would be removed.`, { dryRun, path });
            }
            await orNotFound(redirects.delete(path), RedirectNotFound, missing);
            return audited(`The redirect for ${path} is removed.`, { dryRun, path });
          }),
        ),
    );
}
