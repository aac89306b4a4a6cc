import { enterStep, readFlow } from './flows';

/** The flows in which a code is mailed and entered. */
export type CodeFlow = 'signUp' | 'resetPassword' | 'changeEmail' | 'changePassword';

/** Where and when a code was sent. */
interface MailedCode {
  email: string;
  sentAt: number;
}

/** Moves a flow to its code step after a code was mailed. `notes` are stored with it. */
export function startCodeStep(
  name: CodeFlow,
  email: string,
  notes: Readonly<Record<string, string>> = {},
): void {
  enterStep(name, 'code', { ...notes, email, sentAt: String(Date.now()) });
}

/** Records that another code was mailed. */
export function restartCodeStep(name: CodeFlow): void {
  const flow = readFlow(name);
  if (flow !== null) startCodeStep(name, flow.notes.email ?? '', flow.notes);
}

/** The last code that was mailed in this tab's flow. */
export function readMailedCode(name: CodeFlow): MailedCode {
  const { email = '', sentAt = '0' } = readFlow(name)?.notes ?? {};
  return { email, sentAt: Number(sentAt) };
}
