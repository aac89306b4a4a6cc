import { startCodeStep } from '../../config/code-flows';
import { endFlow, enterStep, readFlow } from '../../config/flows';

/** A code was asked for, whether or not there is an account: the next step is to enter it. */
export function startReset(email: string): void {
  startCodeStep('resetPassword', email);
}

/** The address whose password is set anew. */
export function readResetEmail(): string {
  return readFlow('resetPassword')?.notes.email ?? '';
}

/** The code was right: the next step is the password. */
export function enterPassword(): void {
  enterStep('resetPassword', 'setting', { email: readResetEmail() });
}

/** The password is set: what remains is to log in with it. */
export function completeReset(): void {
  enterStep('resetPassword', 'complete', { email: readResetEmail() });
}

/** The flow is over. */
export function endReset(): void {
  endFlow('resetPassword');
}

/** Whose password has been set in this tab and not been used yet, or null. */
export function readCompletedReset(): string | null {
  return readFlow('resetPassword')?.step === 'complete' ? readResetEmail() : null;
}
