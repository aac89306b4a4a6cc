import { existsSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@hitohira/backend/rules';
import { PATHS } from '../../config/paths';
import { createCatalog } from '../../i18n/load-namespaces';
import { authGuard } from '../guards/auth.guard';
import { oauthGuard } from '../guards/oauth.guard';
import {
  changePasswordCheckCodeGuard,
  resetPasswordCheckCodeGuard,
  resetPasswordInputGuard,
} from '../guards/no-direct-access.guard';
import { emailChangeCheckCodeGuard } from '../guards/email-change-check-code.guard';
import { favoriteContentsGuard, favoriteItemsGuard } from '../guards/favorites.guard';
import { type Guard, type GuardInput } from '../guards/guard';
import { linkageRegisterGuard } from '../guards/linkage-register.guard';
import { loginGuard } from '../guards/login.guard';
import { newsReferenceGuard } from '../guards/news-reference.guard';
import { profileEditGuard } from '../guards/profile-edit.guard';
import { signUpGuard } from '../guards/sign-up.guard';
import { hasFixedTitle } from './page-title';
import { resolvePage } from './resolve-page';
import { DOCUMENTS } from '../../documents/pages';
import { isApplicationEntry, type LayoutName, type RouteEntry } from './route-entry';
import { ROUTE_TABLE } from './route-table';

/**
 * The specified routes: name, example address, guards and layout. `default` is the layout if none is named; the
 * profile-edit guard includes `auth`.
 */
const SPECIFIED: readonly [name: string, address: string, ...rules: string[]][] = [
  ['index', '/', 'before-login layout'],
  ['news', '/news', 'auth'],
  ['news detail', '/news/spring-2026', 'auth'],
  ['insights', '/insights', 'auth'],
  ['login', '/login', 'login guard', 'no-header'],
  ['signup form', '/signup/form', 'no-header'],
  ['signup', '/signup', 'no-header'],
  ['signup check-code', '/signup/check-code', 'no direct access', 'no-header'],
  ['signup complete', '/signup/complete', 'no direct access', 'no-header'],
  ['contact', '/contact'],
  ['contact confirm', '/contact/confirm', 'no direct access'],
  ['contact complete', '/contact/complete', 'no direct access'],
  ['external sign-in callback', '/login/line', 'oauth guard'],
  ['maintenance', '/maintenance', 'no-header'],
  ['unsubscribe', '/unsubscribe', 'unsubscribe guard', 'no-header'],
  ['reset password', '/reset-password', 'no-header'],
  [
    'reset password check-code',
    '/reset-password/check-code',
    'no direct access',
    'reset-password-check-code guard',
    'no-header',
  ],
  [
    'reset password setting',
    '/reset-password/setting',
    'no direct access',
    'reset-password-input guard',
    'no-header',
  ],
  ['reset password complete', '/reset-password/complete', 'no direct access', 'no-header'],
  ['settings account', '/settings/account', 'auth'],
  ['settings email', '/settings/email', 'no direct access'],
  ['settings email check-code', '/settings/email/check-code', 'no direct access'],
  ['settings email complete', '/settings/email/complete', 'no direct access'],
  ['change password', '/settings/change-password', 'no direct access'],
  [
    'change password check-code',
    '/settings/change-password/check-code',
    'no direct access',
    'change-password-check-code guard',
  ],
  ['change password complete', '/settings/change-password/complete', 'no direct access'],
  ['delete account', '/settings/delete-account', 'auth'],
  ['delete account complete', '/settings/delete-account/complete', 'no direct access'],
  ['favorite items', '/favorite/items', 'favorite-items guard'],
  ['favorite contents', '/favorite/contents', 'favorite-contents guard'],
  ['profile view', '/profile/taro.yamada', 'profile-reference guard'],
  ['profile edit', '/profile/taro.yamada/edit', 'profile-edit guard'],
  ['profile theme edit', '/profile/edit/theme', 'auth', 'theme-edit layout'],
  ['links order edit', '/profile/edit/links-order', 'auth'],
  ['contents order edit', '/profile/edit/contents-order', 'auth'],
  ['profile linkage', '/profile/linkage/youtube', 'linkage-register guard'],
  ['content view', '/profile/taro.yamada/contents/12'],
  ['content edit', '/profile/taro.yamada/contents/12/edit', 'profile-edit guard'],
  ['first step', '/profile/taro.yamada/begin/theme', 'profile-edit guard', 'begin layout'],
  ['second step', '/profile/taro.yamada/begin/accounts', 'profile-edit guard', 'begin layout'],
  ['third step', '/profile/taro.yamada/begin/link', 'profile-edit guard', 'begin layout'],
];

/** The other pages of this site. */
const ALSO_HERE = [
  '/restore',
  '/undo-email',
  '/allow-codes',
  '/terms',
  '/privacy',
  '/external-transmission',
  '/takedown',
  '/help',
  '/faq',
];

const GUARDS: Readonly<Record<string, Guard>> = {
  auth: authGuard,
  'login guard': loginGuard,
  'oauth guard': oauthGuard,
  'linkage-register guard': linkageRegisterGuard,
  'reset-password-check-code guard': resetPasswordCheckCodeGuard,
  'reset-password-input guard': resetPasswordInputGuard,
  'change-password-check-code guard': changePasswordCheckCodeGuard,
  'unsubscribe guard': authGuard,
  'profile-edit guard': profileEditGuard,
  'favorite-items guard': favoriteItemsGuard,
  'favorite-contents guard': favoriteContentsGuard,
};

const LAYOUTS: Readonly<Record<string, readonly LayoutName[]>> = {
  'before-login layout': [],
  'no-header': ['noHeader'],
  'theme-edit layout': ['themeEdit'],
  'begin layout': ['begin'],
  default: ['default', 'studio'],
};

/**
 * Guards that documents do not need: the server returns 404 for missing profiles, and the front page redirects
 * signed-in accounts once it is hydrated.
 */
const OF_THE_SERVER = new Set(['profile-reference guard', 'login guard']);

/**
 * Guards in addition to the specified ones: signed-in accounts do not sign up, news must exist, settings need a session,
 * and a code needs a known address.
 */
const BEYOND: Readonly<Record<string, readonly Guard[]>> = {
  signup: [signUpGuard],
  'signup form': [signUpGuard],
  'news detail': [newsReferenceGuard],
  'settings email': [authGuard],
  'settings email check-code': [emailChangeCheckCodeGuard, authGuard],
  'settings email complete': [authGuard],
  'change password': [authGuard],
  'change password check-code': [authGuard],
  'change password complete': [authGuard],
};

function entryAt(address: string): RouteEntry {
  const page = resolvePage(address);
  const entry = page.kind === 'page' ? ROUTE_TABLE.find(({ id }) => id === page.routeId) : undefined;
  if (entry === undefined) throw new Error(`Nothing at ${address}`);
  return entry;
}

/** Whether a guard redirects with a message without a flow. */
async function forbidsDirectAccess(guard: Guard | undefined): Promise<boolean> {
  const redirect = await guard?.({} as GuardInput);
  return redirect?.message === 'ILLEGAL_TRANSITION';
}

describe.each(SPECIFIED)('%s', (name, address, ...rules) => {
  const entry = entryAt(address);

  it.each(['', '/en', '/ja'])('is found with the prefix "%s"', (prefix) => {
    const at = `${prefix}${address}`.replace(/(.)\/$/, '$1');
    expect(resolvePage(at)).toMatchObject({
      kind: 'page',
      routeId: entry.id,
      language: prefix === '' ? null : prefix.slice(1),
      barePath: address,
    });
  });

  it('has its layout', () => {
    const layout = rules.find((rule) => rule in LAYOUTS) ?? 'default';
    if (isApplicationEntry(entry)) expect(LAYOUTS[layout]).toContain(entry.layout);
    else expect(DOCUMENTS[entry.document].source).toMatch(/^src\/documents\//);
  });

  it('runs its guards in order', async () => {
    const expected = rules.filter((rule) => !(rule in LAYOUTS));
    if (!isApplicationEntry(entry)) {
      expect(expected.filter((rule) => !OF_THE_SERVER.has(rule))).toEqual([]);
      return;
    }
    const guards = [...(entry.guards ?? [])];
    if (expected[0] === 'no direct access') {
      expected.shift();
      await expect(forbidsDirectAccess(guards.shift())).resolves.toBe(true);
    }
    expect(guards).toEqual([...expected.map((rule) => GUARDS[rule]), ...(BEYOND[name] ?? [])]);
  });

  it('has a title in both languages', async () => {
    for (const language of LANGUAGES) {
      const t = (await createCatalog(language, ['titles'])).in('titles');
      const title = t(entry.id, { name: '花', displayName: '太郎', displayId: 'taro.yamada' });
      expect(title).toMatch(/\S.*Hitohira|^Hitohira\S?.*\S/);
    }
  });
});

describe('the route table', () => {
  it('contains the specified pages, the other pages of the site, and nothing else', () => {
    const known = [...SPECIFIED.map(([, address]) => address), ...ALSO_HERE].map(
      (address) => entryAt(address).id,
    );
    expect(new Set(known).size).toBe(known.length);
    expect([...known].sort()).toEqual(ROUTE_TABLE.map(({ id }) => id).sort());
    expect(Object.keys(PATHS).sort()).toEqual([...known].sort());
  });

  it.each([
    ...ROUTE_TABLE.filter(isApplicationEntry).map((entry) => [entry.id, entry.source] as const),
    ...Object.entries(DOCUMENTS).map(([kind, { source }]) => [kind, source] as const),
  ])('names the source of %s', (_id, source) => {
    expect(existsSync(path.resolve(import.meta.dirname, '../../..', source))).toBe(true);
  });

  it('has a separate page for every address of the application', () => {
    const entries = ROUTE_TABLE.filter(isApplicationEntry);
    expect(new Set(entries.map(({ source }) => source)).size).toBe(entries.length);
    expect(new Set(entries.map(({ load }) => load)).size).toBe(entries.length);
  });

  it('indexes no private pages', () => {
    const listed = ROUTE_TABLE.filter(({ indexable }) => indexable).map(({ id }) => id);
    expect(listed).toEqual([
      'home',
      'login',
      'signUp',
      'signUpForm',
      'contact',
      'profile',
      'content',
      'terms',
      'privacy',
      'externalTransmission',
      'takedown',
      'help',
      'faq',
    ]);
    for (const entry of ROUTE_TABLE.filter(({ indexable }) => indexable)) {
      expect(['document', 'public']).toContain(entry.rendering);
    }
  });

  it('has distinct titles', async () => {
    for (const language of LANGUAGES) {
      const t = (await createCatalog(language, ['titles'])).in('titles');
      const titles = ROUTE_TABLE.flatMap(({ id }) => (hasFixedTitle(id) ? [t(id)] : []));
      const again = titles.filter((title, index) => titles.indexOf(title) !== index);
      expect(again).toEqual([]);
    }
  });
});

describe('a malformed address', () => {
  it.each([
    '/news/a.b',
    '/news/%00',
    `/news/${'n'.repeat(65)}`,
    '/login/google',
    '/login/LINE',
    '/profile/linkage/myspace',
    '/profile/linkage/edit',
    '/profile/edit',
    '/profile/linkage',
    '/profile/edit/edit',
    '/profile/edit/contents/1',
    '/profile/taro/contents',
    '/profile/taro/contents/0',
    '/profile/taro/contents/01',
    '/profile/taro/contents/-1',
    '/profile/taro/contents/1.5',
    '/profile/taro/contents/1e3',
    '/profile/taro/contents/%31%00',
    `/profile/taro/contents/${'9'.repeat(16)}`,
    '/profile/.taro/contents/1',
    '/profile/taro/contents/x/edit',
    '/profile/taro/begin',
    '/profile/taro/begin/other',
    '/profile/taro/begin/theme/more',
    '/profile/edit/begin/theme',
    '/settings',
    '/settings/account/extra',
    '/reset-password/other',
    '/favorite',
  ])('%s is not found in any language', (address) => {
    for (const prefix of ['', '/en', '/ja']) {
      expect(resolvePage(`${prefix}${address}`).kind).toBe('notFound');
    }
  });
});
