/** The address of every page without its language, as the route table matches it. */
export const PATHS = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  signUpForm: '/signup/form',
  signUpCode: '/signup/check-code',
  signUpComplete: '/signup/complete',
  profile: '/profile/:displayId',
  profileEdit: '/profile/:displayId/edit',
} as const;

/** The public page of a creator. */
export function profilePath(displayId: string): string {
  return PATHS.profile.replace(':displayId', encodeURIComponent(displayId));
}

/** The studio in which a creator edits the own page. */
export function profileEditPath(displayId: string): string {
  return PATHS.profileEdit.replace(':displayId', encodeURIComponent(displayId));
}

/** Where one logs in, and comes back from to the page that asked for it. */
export function loginPath(back: string): string {
  return `${PATHS.login}?${new URLSearchParams({ [BACK_PARAMETER]: back }).toString()}`;
}

/** The query of the login page that names the page to come back to. */
export const BACK_PARAMETER = 'back';
