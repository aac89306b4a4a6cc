/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export type BeginSocialLoginFrom = typeof BeginSocialLoginFrom[keyof typeof BeginSocialLoginFrom];


export const BeginSocialLoginFrom = {
  login: 'login',
  signup: 'signup',
  settings: 'settings',
} as const;
