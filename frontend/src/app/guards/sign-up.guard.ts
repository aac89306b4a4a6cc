import { PATHS } from '../../config/paths';
import { readSignUpFlow } from '../../features/sign-up/sign-up-flow';
import { type Guard } from './guard';

/** The code is entered after the form; without a flow under way it starts there. */
export const signUpCodeGuard: Guard = () => (readSignUpFlow()?.step === 'code' ? null : PATHS.signUpForm);

/** The completion page closes a flow; opened by itself it leads to the start. */
export const signUpCompleteGuard: Guard = () =>
  readSignUpFlow()?.step === 'complete' ? null : PATHS.signUpForm;
