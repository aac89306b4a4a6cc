/** Social login providers with their display names. */
export const SOCIAL_PROVIDERS = { line: 'LINE' } as const;

/** A social login provider. */
export type SocialProvider = keyof typeof SOCIAL_PROVIDERS;

/** The pages where a flow can start; the callback page returns there. */
export const SOCIAL_LOGIN_ORIGINS = ['login', 'signup', 'settings'] as const;

/** The page where a flow started. */
export type SocialLoginOrigin = (typeof SOCIAL_LOGIN_ORIGINS)[number];
