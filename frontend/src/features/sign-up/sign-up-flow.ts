import { awaitCode } from '../../config/code-flows';
import { endFlow, enterStep, type FlowStep, readFlow } from '../../config/flows';

/** Where a person stands between the form and the finished account. */
export interface SignUpFlow {
  step: FlowStep<'signUp'>;
  /** Where the code went. */
  email: string;
  /** The display ID that the flow holds, where it began with the form. */
  displayId?: string;
}

/** The sign-up this tab is in, if it is still alive. */
export function readSignUpFlow(): SignUpFlow | null {
  const flow = readFlow('signUp');
  if (flow === null) return null;
  const { email = '', displayId } = flow.notes;
  return { step: flow.step, email, ...(displayId && { displayId }) };
}

/** A code was mailed: the next step is to enter it. */
export function startSignUpFlow({ email, displayId }: Pick<SignUpFlow, 'email' | 'displayId'>): void {
  awaitCode('signUp', email, displayId ? { displayId } : {});
}

/** The code was right: what remains is to say so. The address is not needed any more and not kept. */
export function completeSignUpFlow(): void {
  enterStep('signUp', 'complete');
}

/** The flow is over. */
export function endSignUpFlow(): void {
  endFlow('signUp');
}
