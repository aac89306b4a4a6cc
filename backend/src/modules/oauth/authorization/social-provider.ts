/** The providers that people sign in with, each with the name it goes by. */
export const SOCIAL_PROVIDERS = { line: 'LINE' } as const;

/** A provider that people sign in with. */
export type SocialProvider = keyof typeof SOCIAL_PROVIDERS;

/** Where a browser started the flow; the page that it ends on goes on accordingly. */
export const SOCIAL_LOGIN_ORIGINS = ['login', 'signup', 'settings'] as const;

/** Where a browser started the flow. */
export type SocialLoginOrigin = (typeof SOCIAL_LOGIN_ORIGINS)[number];
