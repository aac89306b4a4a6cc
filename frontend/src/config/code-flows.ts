import { enterStep, readFlow } from './flows';

/** The flows in which a code is mailed and entered. */
export type CodeFlow = 'signUp' | 'resetPassword' | 'changeEmail' | 'changePassword';

/** Where and when a code was sent. */
interface MailedCode {
  email: string;
  sentAt: number;
}

/** What a flow notes when a code is mailed now. */
export function mailedCodeNotes(email: string) {
  return { email, sentAt: String(Date.now()) };
}

/** Enters the code step of a flow: a code was mailed. */
export function startCodeStep(name: CodeFlow, email: string): void {
  enterStep(name, 'code', mailedCodeNotes(email));
}

/** Records that another code was mailed. */
export function restartCodeStep(name: CodeFlow): void {
  const flow = readFlow(name);
  if (flow !== null) startCodeStep(name, flow.notes.email ?? '');
}

/** The last code that was mailed in this tab's flow. */
export function readMailedCode(name: CodeFlow): MailedCode {
  const { email = '', sentAt = '0' } = readFlow(name)?.notes ?? {};
  return { email, sentAt: Number(sentAt) };
}
