import { type IncomingMessage } from 'node:http';
import { apiAnswerKey, plainPageKey } from './answer-keys.js';

const requestOf = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers }) as unknown as IncomingMessage;
const keyOf = (url: string, headers: Record<string, string> = {}) => apiAnswerKey(requestOf(url, headers));

describe('the key of an API response', () => {
  it.each([
    ['/api/accounts/hanako', ['', '?limit=7', '?offset=3&limit=1000', '?utm_source=chat', '?limit=x']],
    ['/api/oauth/linkages/accounts/hanako', ['', '?offset=4711', '?limit=1&x=y']],
    ['/api/links/accounts/hanako', ['', '?limit=20', '?offset=0', '?offset=00&limit=020', '?fbclid=x']],
    ['/api/contents/accounts/hanako', ['', '?limit=200&offset=0']],
    ['/api/items/accounts/hanako', ['', '?offset=0&limit=200']],
  ])('is the same for equivalent queries: %s', (path, queries) => {
    const keys = queries.map((query) => keyOf(`${path}${query}`));
    expect(keys[0]).not.toBeNull();
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
  });

  it('differs by part of a list and by language', () => {
    const path = '/api/links/accounts/hanako';
    const keys = [
      keyOf(path),
      keyOf(`${path}?limit=1`),
      keyOf(`${path}?offset=1`),
      keyOf(`${path}?offset=1&limit=1`),
      keyOf(path, { 'accept-language': 'en' }),
    ];
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });

  it.each([
    '/api/links/accounts/hanako?limit=0',
    '/api/links/accounts/hanako?limit=1001',
    '/api/items/accounts/hanako?limit=201',
    '/api/items/accounts/hanako?limit=-1',
    '/api/items/accounts/hanako?offset=x',
    '/api/items/accounts/hanako?offset=9999999999',
    '/api/items/accounts/hanako?offset=1&offset=2',
    '/api/accounts/me',
    '/api/contents/accounts',
    '/api/news',
  ])('is null for requests that are refused or never kept: %s', (url) => expect(keyOf(url)).toBeNull());
});

describe('the key of a page', () => {
  it.each([
    '/',
    '/en',
    '/terms',
    '/ja/external-transmission',
    '/profile/hanako',
    '/profile/hanako/contents/1',
  ])('is the same whatever campaign led to it: %s', (path) => {
    const key = plainPageKey(requestOf(path));
    expect(key).not.toBeNull();
    for (const query of ['?', '?utm_source=chat', '?fbclid=x&y'])
      expect(plainPageKey(requestOf(`${path}${query}`))).toEqual(key);
  });

  it.each([
    '/?theme=sakura',
    '/en?utm_source=chat&theme=sakura',
    '/profile/hanako?links=all',
    '/profile/hanako/contents/1?items=all',
    '/login?back=%2Fnews',
    '/settings/account?x=1',
    '/news/spring?from=mail',
  ])('is none where the query may count: %s', (url) => expect(plainPageKey(requestOf(url))).toBeNull());
});
