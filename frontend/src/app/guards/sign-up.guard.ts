import { readSignedInHint } from '../../config/cookies';
import { type FlowStep, readFlow } from '../../config/flows';
import { profileEditPath } from '../../config/paths';
import { type Guard } from './guard';
import { noDirectAccess } from './no-direct-access.guard';
import { findOwnAccount } from './own-account';

/** Redirects signed-in accounts to their own page. */
export const signUpGuard: Guard = async ({ queryClient }) => {
  if (!readSignedInHint()) return null;
  const account = await findOwnAccount(queryClient);
  return account === null ? null : { to: profileEditPath(account.displayId) };
};

/** A step of the sign-up. Its last page is open to the account that has just signed up. */
export function signUpStepGuard(step: FlowStep<'signUp'>): Guard {
  const direct = noDirectAccess('signUp', step);
  return async (input) => {
    const isJustDone = step === 'complete' && readFlow('signUp')?.step === 'complete';
    return (isJustDone ? null : await signUpGuard(input)) ?? direct(input);
  };
}
