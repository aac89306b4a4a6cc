import { type FlowName, FLOWS, type FlowStep, readFlow, stepPath } from '../../config/flows';
import { type Guard } from './guard';

/** Redirects to the current step of a flow, so that the back button does not leave it. */
function atStep<Name extends FlowName>(name: Name, step: FlowStep<Name>): Guard {
  return () => {
    const flow = readFlow(name);
    return flow === null || flow.step === step ? null : { to: stepPath(name, flow.step) };
  };
}

/** Redirects to the start of a flow if it is not active in this tab, and to its current step if that is another one. */
export function noDirectAccess<Name extends FlowName>(name: Name, step?: FlowStep<Name>): Guard {
  return (input) => {
    if (readFlow(name) === null) return { to: FLOWS[name].start, message: 'ILLEGAL_TRANSITION' };
    return step === undefined ? null : atStep(name, step)(input);
  };
}

/** A password change waits for its code. */
export const changePasswordCheckCodeGuard = atStep('changePassword', 'code');

/** A password reset waits for its code. */
export const resetPasswordCheckCodeGuard = atStep('resetPassword', 'code');

/** The code of a password reset was correct. */
export const resetPasswordInputGuard = atStep('resetPassword', 'setting');
