import { readSignedInHint } from '../../config/cookies';
import { type FlowStep, readFlow } from '../../config/flows';
import { profileEditPath } from '../../config/paths';
import { type Guard } from './guard';
import { noDirectAccess } from './no-direct-access.guard';
import { findOwnAccount } from './own-account';

/** Who is signed in has an account: nobody finishes a second sign-up by going back to the first one. */
export const signUpGuard: Guard = async ({ queryClient }) => {
  if (!readSignedInHint()) return null;
  const account = await findOwnAccount(queryClient);
  return account === null ? null : { to: profileEditPath(account.displayId) };
};

/** A step of the sign-up. Its end is for those whom it has just signed in, for as long as their flow is alive. */
export function signUpStepGuard(step: FlowStep<'signUp'>): Guard {
  const direct = noDirectAccess('signUp', step);
  return async (input) => {
    const isJustDone = step === 'complete' && readFlow('signUp')?.step === 'complete';
    return (isJustDone ? null : await signUpGuard(input)) ?? direct(input);
  };
}
