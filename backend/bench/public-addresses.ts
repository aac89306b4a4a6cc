import { variantName } from '../src/modules/pictures/picture-names.rules.js';
import {
  accountIdOf,
  displayIdOf,
  firstContentOf,
  firstItemOf,
  uploadedHashOf,
} from './generated-accounts.js';

/** A public address of the site. */
export interface PublicAddress {
  /** As its controller declares it. */
  route: string;
  path: string;
}

/** An account in the middle that has everything: a former display ID, headlines, sorted blocks, a linkage. */
export function fullAccount(accounts: number): number {
  return Math.max(60, 60 * Math.floor(accounts / 120));
}

/** The public addresses that read data of accounts, in every form that reads something different. */
export function publicAddresses(accounts: number): PublicAddress[] {
  const account = fullAccount(accounts);
  const id = displayIdOf(account);
  const [content, item] = [firstContentOf(account), firstItemOf(account)];
  const some = (first: number, name: string) =>
    Array.from({ length: 30 }, (_none, index) => `${name}=${first + index * 3}`).join('&');
  const of = (route: string, ...paths: string[]) => paths.map((path) => ({ route, path }));
  return [
    ...of(
      'GET /api/accounts/:id',
      `/api/accounts/${id}`,
      `/api/accounts/former.${account}`,
      `/api/accounts/${accountIdOf(account, accounts)}`,
    ),
    ...of(
      'GET /api/links/accounts/:displayId',
      `/api/links/accounts/${id}`,
      `/api/links/accounts/${id}?offset=50`,
    ),
    ...of(
      'GET /api/contents/accounts/:displayId',
      `/api/contents/accounts/${id}`,
      `/api/contents/accounts/${id}?offset=50`,
    ),
    ...of('GET /api/contents/:contentId/accounts/:displayId', `/api/contents/${content}/accounts/${id}`),
    ...of(
      'GET /api/contents',
      `/api/contents?${some(content, 'contentIds')}`,
      `/api/contents?contentIds=${content}&contentIds=2147483647`,
    ),
    ...of(
      'GET /api/items',
      `/api/items?${some(item, 'itemIds')}`,
      `/api/items?itemIds=${item}&itemIds=2147483647`,
    ),
    ...of(
      'GET /api/items/accounts/:displayId',
      `/api/items/accounts/${id}`,
      `/api/items/accounts/${id}?offset=50`,
    ),
    ...of(
      'GET /api/items/contents/:id',
      `/api/items/contents/${content}`,
      `/api/items/contents/${content}?offset=50`,
    ),
    ...of('GET /api/oauth/linkages/accounts/:id', `/api/oauth/linkages/accounts/${id}`),
    ...['', '/en', '/ja'].flatMap((language) =>
      ['feed.atom', 'feed.json'].flatMap((file) =>
        of(`GET ${language}/profile/:displayId/${file}`, `${language}/profile/${id}/${file}`),
      ),
    ),
    // The file does not exist, which the server only notices after the query.
    ...of('GET /media/*name', `/media/${variantName(uploadedHashOf(accounts), 640)}`),
    ...of(
      'GET /*path',
      `/profile/${id}`,
      `/en/profile/${id}?links=all`,
      `/profile/former.${account}`,
      `/profile/${id}/contents/${content}`,
      `/profile/${id}/edit`,
      `/profile/${id}/contents/${content}/edit`,
      '/news/news-1',
    ),
  ];
}

/** The sitemaps, which list thousands of pages: PostgreSQL rightly goes through tables that have no more rows. */
export const SITEMAPS: readonly PublicAddress[] = [
  { route: 'GET /sitemap.xml', path: '/sitemap.xml' },
  { route: 'GET /sitemaps/:name.xml', path: '/sitemaps/creators-1.xml' },
  { route: 'GET /sitemaps/:name.xml', path: '/sitemaps/contents-1.xml' },
];

/** Whether an address has the expected status: 404 for the picture without a file. */
export function isAnswered(path: string, status: number): boolean {
  return path.startsWith('/media/') ? status === 404 : status < 400;
}
