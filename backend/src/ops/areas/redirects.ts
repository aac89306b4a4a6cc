import { redirectPath } from '../../modules/redirects/redirect-address.js';
import { RedirectNotFound } from '../../modules/redirects/redirects.errors.js';
import { RedirectsService } from '../../modules/redirects/redirects.service.js';
import { notFound, orNotFound } from '../exit-code.js';
import { type Area, type Ops } from '../ops.js';
import { audited, table } from '../report.js';

/** Redirects of paths of the site. */
export function redirectsArea(ops: Ops): Area {
  const area = ops.area('redirects', 'redirects from paths on the site');
  area.verb('list', 'list the redirects').withService(RedirectsService, async (redirects) =>
    table(
      await redirects.list(),
      {
        path: ({ path }) => path,
        target: ({ redirectUrl }) => redirectUrl,
        since: ({ createdAt }) => createdAt,
      },
      'There are no redirects.',
    ),
  );
  area
    .verb('add', 'add a redirect')
    .argument('<path>', 'a path on the site, without language prefix and query')
    .argument('<url>', 'a path on the site, or an https URL on a host in REDIRECT_ALLOWED_HOSTS')
    .withService(RedirectsService, async (redirects, _options, path = '', url = '') => {
      const redirect = await redirects.create(path, url);
      return audited(`${redirect.path} now redirects to ${redirect.redirectUrl}.`, redirect);
    });
  area
    .destructiveVerb('remove', 'remove a redirect')
    .argument('<path>', 'the path, as listed')
    .withService(RedirectsService, async (redirects, { dryRun = false }, path = '') => {
      const missing = `There is no redirect from ${path}.`;
      if (dryRun) {
        const known = await redirects.list();
        const from = redirectPath(path) ?? path;
        if (!known.some((redirect) => redirect.path === from)) throw notFound(missing);
        return audited(`The redirect from ${path} would be removed.`, { dryRun, path });
      }
      await orNotFound(redirects.delete(path), RedirectNotFound, missing);
      return audited(`The redirect from ${path} has been removed.`, { dryRun, path });
    });
  return area;
}
