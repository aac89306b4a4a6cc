/** The providers that people sign in with, each with the name it goes by. */
export const SOCIAL_PROVIDERS = { line: 'LINE' } as const;

/** A provider that people sign in with. */
export type SocialProvider = keyof typeof SOCIAL_PROVIDERS;

/** Why a browser is on its way to a provider; the page that it comes back to goes on accordingly. */
export const SOCIAL_LOGIN_ORIGINS = ['login', 'signup', 'settings'] as const;

/** Why a browser is on its way to a provider. */
export type SocialLoginOrigin = (typeof SOCIAL_LOGIN_ORIGINS)[number];
