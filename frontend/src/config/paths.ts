import { type PageList } from '../api/generated/model/pageList';

/** The address of every page without its language, as the route table matches it. */
export const PATHS = {
  home: '/',
  news: '/news',
  newsDetail: '/news/:newsId',
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

/** The public page of a creator. */
export function profilePath(displayId: string): string {
  return PATHS.profile.replace(':displayId', encodeURIComponent(displayId));
}

/** The lists of a creator's page of which it shows a part first. */
const PAGE_LISTS: readonly PageList[] = ['links', 'contents', 'items'];

/** The query of a creator's page that asks for all of one of its lists at once. */
export function allOfSearch(list: PageList): string {
  return `?${list}=all`;
}

/** The list of a creator's page that its query asks for all of; one at a time, so that no page is too long. */
export function requestedList(query: URLSearchParams): PageList | null {
  return PAGE_LISTS.find((list) => query.get(list) === 'all') ?? null;
}

/** Where a visitor tells of something that should not be there, with what it is, as far as that is known, filled in. */
export function reportPath(about: string | null): string {
  const query = { contactType: 'REPORT', ...(about === null ? {} : { about }) };
  return `${PATHS.contact}?${new URLSearchParams(query).toString()}`;
}

/** A piece of news. */
export function newsPath(newsId: string): string {
  return PATHS.newsDetail.replace(':newsId', encodeURIComponent(newsId));
}

/** The parts of the page where a creator edits the own one that are places of their own, as its fragment names them. */
const EDITED_PARTS = ['contents', 'links', 'items', 'linkages'] as const;

export type EditedPart = (typeof EDITED_PARTS)[number];

/** The studio in which a creator edits the own page, or where a part of that page is edited. */
export function profileEditPath(displayId: string, part?: EditedPart): string {
  const path = PATHS.profileEdit.replace(':displayId', encodeURIComponent(displayId));
  return part === undefined ? path : `${path}#${part}`;
}

/** The part that a fragment of that page names. */
export function editedPart(hash: string): EditedPart | null {
  return EDITED_PARTS.find((part) => hash === `#${part}`) ?? null;
}

/** One content of a creator. */
export function contentPath(displayId: string, contentId: number): string {
  return `${profilePath(displayId)}/contents/${String(contentId)}`;
}

/** Where its creator edits it. */
export function contentEditPath(displayId: string, contentId: number): string {
  return `${contentPath(displayId, contentId)}/edit`;
}

/**
 * Where one logs in, and comes back from to the page that asked for it. `unauthorized` marks that a session was over
 * where one was taken for granted: the login says so.
 */
export function loginPath(back: string, { unauthorized = false }: { unauthorized?: boolean } = {}): string {
  const mark: Record<string, string> = unauthorized ? { [UNAUTHORIZED_PARAMETER]: '1' } : {};
  return `${PATHS.login}?${new URLSearchParams({ [BACK_PARAMETER]: back, ...mark }).toString()}`;
}

/** The form in which somebody signs up whom another service has verified. */
export function socialSignUpPath(provider: string): string {
  return `${PATHS.signUpForm}?${new URLSearchParams({ [PROVIDER_PARAMETER]: provider }).toString()}`;
}

/** The query of the sign-up form that names the service that has verified a person. */
export const PROVIDER_PARAMETER = 'provider';

/** The query of the login page that names the page to come back to. */
export const BACK_PARAMETER = 'back';

/** The query of the login page that marks the end of a session. */
export const UNAUTHORIZED_PARAMETER = 'unauthorized';
