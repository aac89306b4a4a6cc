import { enterStep, readFlow } from './flows';

/** The flows in which a code is mailed and entered. */
export type CodeFlow = 'signUp' | 'resetPassword' | 'changeEmail' | 'changePassword';

/** Where the code of a flow went, and when. */
interface MailedCode {
  email: string;
  sentAt: number;
}

/** What a flow notes when a code is mailed now. */
export function mailedCodeNotes(email: string) {
  return { email, sentAt: String(Date.now()) };
}

/** Enters the code step of a flow: a code was mailed. */
export function awaitCode(name: CodeFlow, email: string): void {
  enterStep(name, 'code', mailedCodeNotes(email));
}

/** Another code was mailed in the same flow. */
export function awaitAnotherCode(name: CodeFlow): void {
  const flow = readFlow(name);
  if (flow !== null) awaitCode(name, flow.notes.email ?? '');
}

/** The code that the flow in this tab waits for. */
export function readMailedCode(name: CodeFlow): MailedCode {
  const { email = '', sentAt = '0' } = readFlow(name)?.notes ?? {};
  return { email, sentAt: Number(sentAt) };
}
