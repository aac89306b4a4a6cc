import { allOfSearch, type BeginStep, requestedList, PATHS } from '../../config/paths';
import { exampleThemeSearch } from '../../config/example-themes';
import { authGuard } from '../guards/auth.guard';
import { oauthGuard } from '../guards/oauth.guard';
import {
  changePasswordCheckCodeGuard,
  noDirectAccess,
  resetPasswordCheckCodeGuard,
  resetPasswordInputGuard,
} from '../guards/no-direct-access.guard';
import { emailChangeCheckCodeGuard } from '../guards/email-change-check-code.guard';
import { favoriteContentsGuard, favoriteItemsGuard } from '../guards/favorites.guard';
import { linkageRegisterGuard } from '../guards/linkage-register.guard';
import { loginGuard } from '../guards/login.guard';
import { newsReferenceGuard } from '../guards/news-reference.guard';
import { profileEditGuard } from '../guards/profile-edit.guard';
import { signUpGuard, signUpStepGuard } from '../guards/sign-up.guard';
import { type Page, type RouteEntry, type RouteId } from './route-entry';
import {
  hasContentId,
  hasLinkageProvider,
  hasDisplayId,
  hasSignInProvider,
  hasNewsId,
} from './route-parameters';

/** The query that selects the list shown in full. */
function wholeListSearch(query: URLSearchParams): string {
  const list = requestedList(query);
  return list === null ? '' : allOfSearch(list);
}

/** A text of the site, such as the terms. */
const siteDocument = (id: RouteId): Page => ({
  rendering: 'document',
  document: 'document',
  indexable: true,
  request: () => ({ kind: 'document', name: PATHS[id].slice(1) }),
});

/** A page for its creator alone: the server only checks that there is something to edit. */
const editedPage =
  (below: (contentId: string) => string): NonNullable<Page['request']> =>
  ({ displayId = '', contentId }) => ({
    kind: 'edited',
    displayId,
    contentId: contentId === undefined ? null : Number(contentId),
    below: below(contentId ?? ''),
  });

/** One of the first steps of a new creator. */
const beginStep = (step: BeginStep) =>
  ({
    layout: 'begin',
    guards: [profileEditGuard],
    accepts: hasDisplayId,
    request: editedPage(() => `/begin/${step}`),
  }) satisfies Partial<Page>;

const PAGES: Record<RouteId, Page> = {
  home: {
    rendering: 'document',
    document: 'landing',
    forVisitors: true,
    indexable: true,
    request: () => ({ kind: 'landing' }),
    search: exampleThemeSearch,
  },
  news: {
    layout: 'studio',
    load: () => import('../../features/news/NewsPage'),
    source: 'src/features/news/NewsPage.tsx',
    namespaces: ['news'],
    guards: [authGuard],
    leadsTo: ['newsDetail'],
  },
  newsDetail: {
    layout: 'studio',
    load: () => import('../../features/news/NewsDetailPage'),
    source: 'src/features/news/NewsDetailPage.tsx',
    namespaces: ['news'],
    guards: [authGuard, newsReferenceGuard],
    accepts: hasNewsId,
    request: ({ newsId = '' }) => ({ kind: 'news', newsId }),
  },
  insights: {
    layout: 'studio',
    load: () => import('../../features/insights/InsightsPage'),
    source: 'src/features/insights/InsightsPage.tsx',
    namespaces: ['insights', 'profile'],
    guards: [authGuard],
  },
  login: {
    layout: 'noHeader',
    load: () => import('../pages/LoginScreen'),
    source: 'src/app/pages/LoginScreen.tsx',
    namespaces: ['login', 'socialLogin', 'errors'],
    rendering: 'public',
    offersSocialLogin: true,
    indexable: true,
    guards: [loginGuard],
    forVisitors: true,
    leadsTo: ['profileEdit'],
  },
  oauthCallback: {
    layout: 'default',
    load: () => import('../pages/SocialReturnPage'),
    source: 'src/app/pages/SocialReturnPage.tsx',
    namespaces: ['socialLogin', 'credentials', 'errors'],
    guards: [oauthGuard],
    accepts: hasSignInProvider,
    leadsTo: ['profileEdit', 'signUpForm'],
  },
  signUp: {
    layout: 'noHeader',
    load: () => import('../pages/SignUpScreen'),
    source: 'src/app/pages/SignUpScreen.tsx',
    namespaces: ['signUp', 'socialLogin'],
    rendering: 'public',
    offersSocialLogin: true,
    indexable: true,
    guards: [signUpGuard],
    forVisitors: true,
  },
  signUpForm: {
    layout: 'noHeader',
    load: () => import('../../features/sign-up/SignUpFormPage'),
    source: 'src/features/sign-up/SignUpFormPage.tsx',
    namespaces: ['signUp', 'errors'],
    rendering: 'public',
    indexable: true,
    guards: [signUpGuard],
    forVisitors: true,
    leadsTo: ['signUpCode'],
  },
  signUpCode: {
    layout: 'noHeader',
    load: () => import('../../features/sign-up/SignUpCodePage'),
    source: 'src/features/sign-up/SignUpCodePage.tsx',
    namespaces: ['signUp', 'credentials', 'errors'],
    guards: [signUpStepGuard('code')],
    leadsTo: ['signUpComplete'],
  },
  signUpComplete: {
    layout: 'noHeader',
    load: () => import('../../features/sign-up/SignUpCompletePage'),
    source: 'src/features/sign-up/SignUpCompletePage.tsx',
    namespaces: ['signUp'],
    guards: [signUpStepGuard('complete')],
  },
  resetPassword: {
    layout: 'noHeader',
    load: () => import('../../features/password-reset/ResetPasswordPage'),
    source: 'src/features/password-reset/ResetPasswordPage.tsx',
    namespaces: ['passwordReset', 'credentials', 'errors'],
    rendering: 'public',
    leadsTo: ['resetPasswordCode'],
  },
  resetPasswordCode: {
    layout: 'noHeader',
    load: () => import('../../features/password-reset/ResetPasswordCodePage'),
    source: 'src/features/password-reset/ResetPasswordCodePage.tsx',
    namespaces: ['passwordReset', 'credentials', 'errors'],
    guards: [noDirectAccess('resetPassword'), resetPasswordCheckCodeGuard],
    leadsTo: ['resetPasswordSetting'],
  },
  resetPasswordSetting: {
    layout: 'noHeader',
    load: () => import('../../features/password-reset/ResetPasswordSettingPage'),
    source: 'src/features/password-reset/ResetPasswordSettingPage.tsx',
    namespaces: ['passwordReset', 'credentials', 'errors'],
    guards: [noDirectAccess('resetPassword'), resetPasswordInputGuard],
    leadsTo: ['resetPasswordComplete'],
  },
  resetPasswordComplete: {
    layout: 'noHeader',
    load: () => import('../../features/password-reset/ResetPasswordCompletePage'),
    source: 'src/features/password-reset/ResetPasswordCompletePage.tsx',
    namespaces: ['passwordReset'],
    guards: [noDirectAccess('resetPassword', 'complete')],
  },
  contact: {
    layout: 'default',
    load: () => import('../../features/contact/ContactPage'),
    source: 'src/features/contact/ContactPage.tsx',
    namespaces: ['contact', 'errors'],
    rendering: 'public',
    indexable: true,
    leadsTo: ['contactConfirm'],
  },
  contactConfirm: {
    layout: 'default',
    load: () => import('../../features/contact/ContactConfirmPage'),
    source: 'src/features/contact/ContactConfirmPage.tsx',
    namespaces: ['contact', 'errors'],
    guards: [noDirectAccess('contact', 'confirm')],
    leadsTo: ['contactComplete'],
  },
  contactComplete: {
    layout: 'default',
    load: () => import('../../features/contact/ContactCompletePage'),
    source: 'src/features/contact/ContactCompletePage.tsx',
    namespaces: ['contact'],
    guards: [noDirectAccess('contact', 'complete')],
  },
  maintenance: {
    rendering: 'document',
    document: 'maintenance',
  },
  unsubscribe: {
    layout: 'noHeader',
    load: () => import('../../features/withdrawal/UnsubscribePage'),
    source: 'src/features/withdrawal/UnsubscribePage.tsx',
    namespaces: ['withdrawal'],
    guards: [authGuard],
  },
  favoriteItems: {
    layout: 'default',
    load: () => import('../pages/FavoriteItemsScreen'),
    source: 'src/app/pages/FavoriteItemsScreen.tsx',
    namespaces: ['favorites', 'inAppBrowser', 'profile'],
    guards: [favoriteItemsGuard],
  },
  favoriteContents: {
    layout: 'default',
    load: () => import('../pages/FavoriteContentsScreen'),
    source: 'src/app/pages/FavoriteContentsScreen.tsx',
    namespaces: ['favorites', 'inAppBrowser', 'profile'],
    guards: [favoriteContentsGuard],
  },
  profile: {
    rendering: 'document',
    document: 'profile',
    indexable: true,
    accepts: hasDisplayId,
    request: ({ displayId = '' }, query) => ({ kind: 'profile', displayId, all: requestedList(query) }),
    search: wholeListSearch,
  },
  content: {
    rendering: 'document',
    document: 'content',
    indexable: true,
    accepts: hasContentId,
    showsPlayers: true,
    request: ({ displayId = '', contentId }) => ({
      kind: 'content',
      displayId,
      contentId: Number(contentId),
    }),
    search: wholeListSearch,
  },
  contentEdit: {
    layout: 'studio',
    load: () => import('../pages/ContentEditScreen'),
    source: 'src/app/pages/ContentEditScreen.tsx',
    namespaces: [
      'contentEditor',
      'content',
      'linkages',
      'blocks',
      'ordering',
      'studio',
      'profile',
      'errors',
      'itemEditor',
    ],
    guards: [profileEditGuard],
    accepts: hasContentId,
    request: editedPage((contentId) => `/contents/${contentId}/edit`),
    leadsTo: ['profileEdit'],
  },
  profileEdit: {
    layout: 'studio',
    load: () => import('../pages/ProfileEditScreen'),
    source: 'src/app/pages/ProfileEditScreen.tsx',
    namespaces: [
      'studio',
      'blocks',
      'ordering',
      'linkages',
      'linkEditor',
      'contentEditor',
      'pageChoices',
      'profile',
      'pictures',
      'errors',
      'itemEditor',
      'paste',
    ],
    guards: [profileEditGuard],
    accepts: hasDisplayId,
    request: editedPage(() => '/edit'),
    leadsTo: ['linksOrder', 'contentsOrder'],
  },
  beginTheme: {
    ...beginStep('theme'),
    load: () => import('../pages/BeginThemeScreen'),
    source: 'src/app/pages/BeginThemeScreen.tsx',
    namespaces: ['begin', 'pageChoices', 'profile', 'studio'],
  },
  beginAccounts: {
    ...beginStep('accounts'),
    load: () => import('../pages/BeginAccountsScreen'),
    source: 'src/app/pages/BeginAccountsScreen.tsx',
    namespaces: ['begin', 'linkages', 'linkEditor', 'studio', 'errors'],
  },
  beginLink: {
    ...beginStep('link'),
    load: () => import('../pages/BeginLinkScreen'),
    source: 'src/app/pages/BeginLinkScreen.tsx',
    namespaces: ['begin', 'linkEditor', 'errors'],
  },
  profileLinkage: {
    layout: 'studio',
    load: () => import('../pages/LinkageReturnScreen'),
    source: 'src/app/pages/LinkageReturnScreen.tsx',
    namespaces: ['linkages', 'errors'],
    guards: [linkageRegisterGuard],
    accepts: hasLinkageProvider,
    leadsTo: ['profileEdit'],
  },
  themeEdit: {
    layout: 'themeEdit',
    load: () => import('../pages/ThemeEditScreen'),
    source: 'src/app/pages/ThemeEditScreen.tsx',
    namespaces: ['pageChoices', 'profile'],
    guards: [authGuard],
    leadsTo: ['profileEdit'],
  },
  linksOrder: {
    layout: 'studio',
    load: () => import('../pages/LinksOrderScreen'),
    source: 'src/app/pages/LinksOrderScreen.tsx',
    namespaces: ['linkEditor', 'ordering'],
    guards: [authGuard],
    leadsTo: ['profileEdit'],
  },
  contentsOrder: {
    layout: 'studio',
    load: () => import('../pages/ContentsOrderScreen'),
    source: 'src/app/pages/ContentsOrderScreen.tsx',
    namespaces: ['contentEditor', 'blocks', 'linkages', 'ordering', 'profile'],
    guards: [authGuard],
    leadsTo: ['profileEdit'],
  },
  settingsAccount: {
    layout: 'studio',
    load: () => import('../../features/account-settings/AccountSettingsPage'),
    source: 'src/features/account-settings/AccountSettingsPage.tsx',
    namespaces: ['settings', 'errors'],
    guards: [authGuard],
  },
  settingsEmail: {
    layout: 'studio',
    load: () => import('../../features/email-change/EmailChangePage'),
    source: 'src/features/email-change/EmailChangePage.tsx',
    namespaces: ['emailChange', 'credentials', 'errors'],
    guards: [noDirectAccess('changeEmail', 'form'), authGuard],
    leadsTo: ['settingsEmailCode'],
  },
  settingsEmailCode: {
    layout: 'studio',
    load: () => import('../../features/email-change/EmailChangeCodePage'),
    source: 'src/features/email-change/EmailChangeCodePage.tsx',
    namespaces: ['emailChange', 'credentials', 'errors'],
    guards: [noDirectAccess('changeEmail', 'code'), emailChangeCheckCodeGuard, authGuard],
    leadsTo: ['settingsEmailComplete'],
  },
  settingsEmailComplete: {
    layout: 'studio',
    load: () => import('../../features/email-change/EmailChangeCompletePage'),
    source: 'src/features/email-change/EmailChangeCompletePage.tsx',
    namespaces: ['emailChange'],
    guards: [noDirectAccess('changeEmail', 'complete'), authGuard],
  },
  changePassword: {
    layout: 'studio',
    load: () => import('../../features/password-change/PasswordChangePage'),
    source: 'src/features/password-change/PasswordChangePage.tsx',
    namespaces: ['passwordChange', 'credentials', 'errors'],
    guards: [noDirectAccess('changePassword', 'form'), authGuard],
    leadsTo: ['changePasswordCode'],
  },
  changePasswordCode: {
    layout: 'studio',
    load: () => import('../../features/password-change/PasswordChangeCodePage'),
    source: 'src/features/password-change/PasswordChangeCodePage.tsx',
    namespaces: ['passwordChange', 'credentials', 'errors'],
    guards: [noDirectAccess('changePassword'), changePasswordCheckCodeGuard, authGuard],
    leadsTo: ['changePasswordComplete'],
  },
  changePasswordComplete: {
    layout: 'studio',
    load: () => import('../../features/password-change/PasswordChangeCompletePage'),
    source: 'src/features/password-change/PasswordChangeCompletePage.tsx',
    namespaces: ['passwordChange'],
    guards: [noDirectAccess('changePassword', 'complete'), authGuard],
  },
  deleteAccount: {
    layout: 'studio',
    load: () => import('../../features/withdrawal/DeleteAccountPage'),
    source: 'src/features/withdrawal/DeleteAccountPage.tsx',
    namespaces: ['withdrawal', 'errors'],
    guards: [authGuard],
    leadsTo: ['deleteAccountComplete'],
  },
  deleteAccountComplete: {
    layout: 'default',
    load: () => import('../../features/withdrawal/DeleteAccountCompletePage'),
    source: 'src/features/withdrawal/DeleteAccountCompletePage.tsx',
    namespaces: ['withdrawal'],
    guards: [noDirectAccess('deleteAccount', 'complete')],
  },
  restore: {
    layout: 'noHeader',
    load: () => import('../../features/withdrawal/RestorePage'),
    source: 'src/features/withdrawal/RestorePage.tsx',
    namespaces: ['withdrawal', 'errors'],
    rendering: 'public',
  },
  undoEmail: {
    layout: 'noHeader',
    load: () => import('../../features/email-change/UndoEmailPage'),
    source: 'src/features/email-change/UndoEmailPage.tsx',
    namespaces: ['emailChange', 'errors'],
    rendering: 'public',
  },
  allowCodes: {
    layout: 'noHeader',
    load: () => import('../../features/allow-codes/AllowCodesPage'),
    source: 'src/features/allow-codes/AllowCodesPage.tsx',
    namespaces: ['allowCodes', 'errors'],
    rendering: 'public',
  },
  terms: siteDocument('terms'),
  privacy: siteDocument('privacy'),
  externalTransmission: siteDocument('externalTransmission'),
  takedown: siteDocument('takedown'),
  help: siteDocument('help'),
  faq: siteDocument('faq'),
};

/** All pages of the site, for the browser's router and for the server. */
export const ROUTE_TABLE: readonly RouteEntry[] = (Object.entries(PAGES) as [RouteId, Page][]).map(
  ([id, page]) => ({ rendering: 'shell', ...page, id, path: PATHS[id] }),
);

/** The entry of a page. */
export function entryOf(id: string): RouteEntry {
  const entry = ROUTE_TABLE.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`There is no page ${id}`);
  return entry;
}
