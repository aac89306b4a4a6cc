import { type PageList } from '../api/generated/model/pageList';

/** The route patterns of all pages, without the language. */
export const PATHS = {
  home: '/',
  news: '/news',
  newsDetail: '/news/:newsId',
  insights: '/insights',
  login: '/login',
  oauthCallback: '/login/:provider',
  signUp: '/signup',
  signUpForm: '/signup/form',
  signUpCode: '/signup/check-code',
  signUpComplete: '/signup/complete',
  contact: '/contact',
  contactConfirm: '/contact/confirm',
  contactComplete: '/contact/complete',
  maintenance: '/maintenance',
  unsubscribe: '/unsubscribe',
  resetPassword: '/reset-password',
  resetPasswordCode: '/reset-password/check-code',
  resetPasswordSetting: '/reset-password/setting',
  resetPasswordComplete: '/reset-password/complete',
  restore: '/restore',
  undoEmail: '/undo-email',
  allowCodes: '/allow-codes',
  settingsAccount: '/settings/account',
  settingsEmail: '/settings/email',
  settingsEmailCode: '/settings/email/check-code',
  settingsEmailComplete: '/settings/email/complete',
  changePassword: '/settings/change-password',
  changePasswordCode: '/settings/change-password/check-code',
  changePasswordComplete: '/settings/change-password/complete',
  deleteAccount: '/settings/delete-account',
  deleteAccountComplete: '/settings/delete-account/complete',
  favoriteItems: '/favorite/items',
  favoriteContents: '/favorite/contents',
  profile: '/profile/:displayId',
  profileEdit: '/profile/:displayId/edit',
  beginTheme: '/profile/:displayId/begin/theme',
  beginAccounts: '/profile/:displayId/begin/accounts',
  beginLink: '/profile/:displayId/begin/link',
  themeEdit: '/profile/edit/theme',
  linksOrder: '/profile/edit/links-order',
  contentsOrder: '/profile/edit/contents-order',
  profileLinkage: '/profile/linkage/:provider',
  content: '/profile/:displayId/contents/:contentId',
  contentEdit: '/profile/:displayId/contents/:contentId/edit',
  terms: '/terms',
  privacy: '/privacy',
  externalTransmission: '/external-transmission',
  takedown: '/takedown',
  help: '/help',
  faq: '/faq',
} as const;

/** A creator's public page. */
export function profilePath(displayId: string): string {
  return PATHS.profile.replace(':displayId', encodeURIComponent(displayId));
}

/** The files of a creator's feeds, by media type. */
export const FEED_FILES = {
  'application/atom+xml': 'feed.atom',
  'application/feed+json': 'feed.json',
} as const;

/** A feed of a creator's contents. */
export function feedPath(displayId: string, type: keyof typeof FEED_FILES): string {
  return `${profilePath(displayId)}/${FEED_FILES[type]}`;
}

/** The formats of a creator's poster. */
export const POSTER_FORMATS = ['pdf', 'png', 'svg'] as const;

/** A poster of a creator's page, to be printed. */
export function posterPath(displayId: string, format: (typeof POSTER_FORMATS)[number]): string {
  return `${profilePath(displayId)}/poster.${format}`;
}

/** The paged lists of a creator's page. */
const PAGE_LISTS: readonly PageList[] = ['links', 'contents', 'items'];

/** The query that shows one list of a creator's page in full. */
export function allOfSearch(list: PageList): string {
  return `?${list}=all`;
}

/** The list that a query shows in full; one at a time, so that no page is too long. */
export function requestedList(query: URLSearchParams): PageList | null {
  return PAGE_LISTS.find((list) => query.get(list) === 'all') ?? null;
}

/** The contact form for a report, prefilled with its subject. */
export function reportPath(about: string | null): string {
  const query = { contactType: 'REPORT', ...(about === null ? {} : { about }) };
  return `${PATHS.contact}?${new URLSearchParams(query).toString()}`;
}

/** A news article. */
export function newsPath(newsId: string): string {
  return PATHS.newsDetail.replace(':newsId', encodeURIComponent(newsId));
}

/** The sections of the edit page that have a fragment. */
const EDITED_PARTS = ['contents', 'links', 'items', 'linkages'] as const;

export type EditedPart = (typeof EDITED_PARTS)[number];

/** The edit page of a creator, or one of its sections. */
export function profileEditPath(displayId: string, part?: EditedPart): string {
  const path = PATHS.profileEdit.replace(':displayId', encodeURIComponent(displayId));
  return part === undefined ? path : `${path}#${part}`;
}

/** The section that a fragment names. */
export function editedPart(hash: string): EditedPart | null {
  return EDITED_PARTS.find((part) => hash === `#${part}`) ?? null;
}

/** The first steps of a new creator, in order, with their route patterns. */
export const BEGIN_PATHS = {
  theme: PATHS.beginTheme,
  accounts: PATHS.beginAccounts,
  link: PATHS.beginLink,
} as const;

export type BeginStep = keyof typeof BEGIN_PATHS;

/** The names of the first steps. */
export const BEGIN_STEPS = Object.keys(BEGIN_PATHS) as BeginStep[];

/** The page of one of the first steps. */
export function beginPath(displayId: string, step: BeginStep): string {
  return BEGIN_PATHS[step].replace(':displayId', encodeURIComponent(displayId));
}

/** The page of a content. */
export function contentPath(displayId: string, contentId: number): string {
  return `${profilePath(displayId)}/contents/${String(contentId)}`;
}

/** The edit page of a content. */
export function contentEditPath(displayId: string, contentId: number): string {
  return `${contentPath(displayId, contentId)}/edit`;
}

/** The login page, returning to `back`. `unauthorized` makes it say that the session has ended. */
export function loginPath(back: string, { unauthorized = false }: { unauthorized?: boolean } = {}): string {
  const mark: Record<string, string> = unauthorized ? { [UNAUTHORIZED_PARAMETER]: '1' } : {};
  return `${PATHS.login}?${new URLSearchParams({ [BACK_PARAMETER]: back, ...mark }).toString()}`;
}

/** The sign-up form for an account verified by a provider. */
export function socialSignUpPath(provider: string): string {
  return `${PATHS.signUpForm}?${new URLSearchParams({ [PROVIDER_PARAMETER]: provider }).toString()}`;
}

/** The query parameter of the sign-up form for the provider. */
export const PROVIDER_PARAMETER = 'provider';

/** The query parameter of the login page for the page to return to. */
export const BACK_PARAMETER = 'back';

/** The query parameter of the login page for an ended session. */
export const UNAUTHORIZED_PARAMETER = 'unauthorized';

/** The part of the account settings about the data of the account. */
export const OWN_DATA_ANCHOR = '#your-data';

/** Where links from elsewhere are imported. */
export const IMPORT_PATH = `${PATHS.settingsAccount}${OWN_DATA_ANCHOR}`;
