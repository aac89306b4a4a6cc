import { setCookie } from '../../config/cookies';
import { deleteDraft } from '../../config/drafts';

/** The draft of the form, stored until the account exists. */
export const SIGN_UP_DRAFT = { name: 'signUp', accountId: null } as const;

/** The account exists: deletes the draft and requests the onboarding notice. */
export function startOnboarding(): void {
  deleteDraft(SIGN_UP_DRAFT);
  setCookie('onboarding', '1');
}
