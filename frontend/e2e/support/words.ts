import enBegin from '../../src/i18n/locales/en/begin';
import enBlocks from '../../src/i18n/locales/en/blocks';
import enCommon from '../../src/i18n/locales/en/common';
import enContact from '../../src/i18n/locales/en/contact';
import enContent from '../../src/i18n/locales/en/content';
import enContentEditor from '../../src/i18n/locales/en/content-editor';
import enCredentials from '../../src/i18n/locales/en/credentials';
import enEmailChange from '../../src/i18n/locales/en/email-change';
import enErrors from '../../src/i18n/locales/en/errors';
import enFavorites from '../../src/i18n/locales/en/favorites';
import enHome from '../../src/i18n/locales/en/home';
import enInsights from '../../src/i18n/locales/en/insights';
import enItemEditor from '../../src/i18n/locales/en/item-editor';
import enLinkages from '../../src/i18n/locales/en/linkages';
import enLinkEditor from '../../src/i18n/locales/en/link-editor';
import enLogin from '../../src/i18n/locales/en/login';
import enForms from '../../src/i18n/locales/en/forms';
import enMessages from '../../src/i18n/locales/en/messages';
import enNews from '../../src/i18n/locales/en/news';
import enOrdering from '../../src/i18n/locales/en/ordering';
import enInAppBrowser from '../../src/i18n/locales/en/in-app-browser';
import enPageChoices from '../../src/i18n/locales/en/page-choices';
import enPasswordChange from '../../src/i18n/locales/en/password-change';
import enPasswordReset from '../../src/i18n/locales/en/password-reset';
import enPaste from '../../src/i18n/locales/en/paste';
import enPictures from '../../src/i18n/locales/en/pictures';
import enPosting from '../../src/i18n/locales/en/posting';
import enProfile from '../../src/i18n/locales/en/profile';
import enReport from '../../src/i18n/locales/en/report';
import enSettings from '../../src/i18n/locales/en/settings';
import enSignUp from '../../src/i18n/locales/en/sign-up';
import enSocialLogin from '../../src/i18n/locales/en/social-login';
import enStudio from '../../src/i18n/locales/en/studio';
import enWithdrawal from '../../src/i18n/locales/en/withdrawal';
import jaBegin from '../../src/i18n/locales/ja/begin';
import jaBlocks from '../../src/i18n/locales/ja/blocks';
import jaCommon from '../../src/i18n/locales/ja/common';
import jaContact from '../../src/i18n/locales/ja/contact';
import jaContent from '../../src/i18n/locales/ja/content';
import jaContentEditor from '../../src/i18n/locales/ja/content-editor';
import jaCredentials from '../../src/i18n/locales/ja/credentials';
import jaEmailChange from '../../src/i18n/locales/ja/email-change';
import jaErrors from '../../src/i18n/locales/ja/errors';
import jaFavorites from '../../src/i18n/locales/ja/favorites';
import jaHome from '../../src/i18n/locales/ja/home';
import jaInsights from '../../src/i18n/locales/ja/insights';
import jaItemEditor from '../../src/i18n/locales/ja/item-editor';
import jaLinkages from '../../src/i18n/locales/ja/linkages';
import jaLinkEditor from '../../src/i18n/locales/ja/link-editor';
import jaLogin from '../../src/i18n/locales/ja/login';
import jaForms from '../../src/i18n/locales/ja/forms';
import jaMessages from '../../src/i18n/locales/ja/messages';
import jaNews from '../../src/i18n/locales/ja/news';
import jaOrdering from '../../src/i18n/locales/ja/ordering';
import jaInAppBrowser from '../../src/i18n/locales/ja/in-app-browser';
import jaPageChoices from '../../src/i18n/locales/ja/page-choices';
import jaPasswordChange from '../../src/i18n/locales/ja/password-change';
import jaPasswordReset from '../../src/i18n/locales/ja/password-reset';
import jaPaste from '../../src/i18n/locales/ja/paste';
import jaPictures from '../../src/i18n/locales/ja/pictures';
import jaPosting from '../../src/i18n/locales/ja/posting';
import jaProfile from '../../src/i18n/locales/ja/profile';
import jaReport from '../../src/i18n/locales/ja/report';
import jaSettings from '../../src/i18n/locales/ja/settings';
import jaSignUp from '../../src/i18n/locales/ja/sign-up';
import jaSocialLogin from '../../src/i18n/locales/ja/social-login';
import jaStudio from '../../src/i18n/locales/ja/studio';
import jaWithdrawal from '../../src/i18n/locales/ja/withdrawal';

export const LANGUAGES = ['ja', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The texts of each language, by which journeys find elements. */
export const WORDS = {
  ja: {
    begin: jaBegin,
    blocks: jaBlocks,
    common: jaCommon,
    contact: jaContact,
    content: jaContent,
    contentEditor: jaContentEditor,
    credentials: jaCredentials,
    emailChange: jaEmailChange,
    errors: jaErrors,
    favorites: jaFavorites,
    home: jaHome,
    insights: jaInsights,
    itemEditor: jaItemEditor,
    linkages: jaLinkages,
    linkEditor: jaLinkEditor,
    login: jaLogin,
    forms: jaForms,
    messages: jaMessages,
    news: jaNews,
    ordering: jaOrdering,
    inAppBrowser: jaInAppBrowser,
    pageChoices: jaPageChoices,
    passwordChange: jaPasswordChange,
    passwordReset: jaPasswordReset,
    paste: jaPaste,
    pictures: jaPictures,
    posting: jaPosting,
    profile: jaProfile,
    report: jaReport,
    settings: jaSettings,
    signUp: jaSignUp,
    socialLogin: jaSocialLogin,
    studio: jaStudio,
    withdrawal: jaWithdrawal,
  },
  en: {
    begin: enBegin,
    blocks: enBlocks,
    common: enCommon,
    contact: enContact,
    content: enContent,
    contentEditor: enContentEditor,
    credentials: enCredentials,
    emailChange: enEmailChange,
    errors: enErrors,
    favorites: enFavorites,
    home: enHome,
    insights: enInsights,
    itemEditor: enItemEditor,
    linkages: enLinkages,
    linkEditor: enLinkEditor,
    login: enLogin,
    forms: enForms,
    messages: enMessages,
    news: enNews,
    ordering: enOrdering,
    inAppBrowser: enInAppBrowser,
    pageChoices: enPageChoices,
    passwordChange: enPasswordChange,
    passwordReset: enPasswordReset,
    paste: enPaste,
    pictures: enPictures,
    posting: enPosting,
    profile: enProfile,
    report: enReport,
    settings: enSettings,
    signUp: enSignUp,
    socialLogin: enSocialLogin,
    studio: enStudio,
    withdrawal: enWithdrawal,
  },
};
