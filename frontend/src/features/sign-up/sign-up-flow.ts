import { startCodeStep } from '../../config/code-flows';
import { deleteDraft } from '../../config/drafts';
import { endFlow, enterStep, type FlowStep, readFlow } from '../../config/flows';

/** What is kept of the form until the account is made. */
export const SIGN_UP_DRAFT = { name: 'signUp', accountId: null } as const;

/** Where a person stands between the form and the finished account. */
export interface SignUpFlow {
  step: FlowStep<'signUp'>;
  /** Where the code went. */
  email: string;
}

/** The sign-up this tab is in, if it is still alive. */
export function readSignUpFlow(): SignUpFlow | null {
  const flow = readFlow('signUp');
  if (flow === null) return null;
  const { email = '' } = flow.notes;
  return { step: flow.step, email };
}

/** A code was mailed: the next step is to enter it. */
export function startSignUpFlow({ email }: Pick<SignUpFlow, 'email'>): void {
  startCodeStep('signUp', email);
}

/** The code was right: what remains is to say so. What was typed is not needed any more and not kept. */
export function completeSignUpFlow(): void {
  deleteDraft(SIGN_UP_DRAFT);
  enterStep('signUp', 'complete');
}

/** The flow is over. */
export function endSignUpFlow(): void {
  endFlow('signUp');
}
