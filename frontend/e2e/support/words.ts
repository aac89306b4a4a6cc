import enCommon from '../../src/i18n/locales/en/common';
import enLogin from '../../src/i18n/locales/en/login';
import enProfile from '../../src/i18n/locales/en/profile';
import enSettings from '../../src/i18n/locales/en/settings';
import enSignUp from '../../src/i18n/locales/en/sign-up';
import enStudio from '../../src/i18n/locales/en/studio';
import jaCommon from '../../src/i18n/locales/ja/common';
import jaLogin from '../../src/i18n/locales/ja/login';
import jaProfile from '../../src/i18n/locales/ja/profile';
import jaSettings from '../../src/i18n/locales/ja/settings';
import jaSignUp from '../../src/i18n/locales/ja/sign-up';
import jaStudio from '../../src/i18n/locales/ja/studio';

export const LANGUAGES = ['ja', 'en'] as const;

/** The words that people find things by, in the language of a journey. */
export const WORDS = {
  ja: {
    common: jaCommon,
    login: jaLogin,
    profile: jaProfile,
    settings: jaSettings,
    signUp: jaSignUp,
    studio: jaStudio,
  },
  en: {
    common: enCommon,
    login: enLogin,
    profile: enProfile,
    settings: enSettings,
    signUp: enSignUp,
    studio: enStudio,
  },
};
