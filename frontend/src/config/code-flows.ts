import { enterStep, readFlow } from './flows';

/** The flows in which a code is mailed and entered. */
export type CodeFlow = 'signUp' | 'resetPassword' | 'changeEmail' | 'changePassword';

/** Where the code of a flow went, and when. */
interface MailedCode {
  email: string;
  sentAt: number;
}

/** A code was mailed: the next step is to enter it. `notes` is what the flow has to remember beside that. */
export function startCodeStep(
  name: CodeFlow,
  email: string,
  notes: Readonly<Record<string, string>> = {},
): void {
  enterStep(name, 'code', { ...notes, email, sentAt: String(Date.now()) });
}

/** Another code was mailed in the same flow. */
export function restartCodeStep(name: CodeFlow): void {
  const flow = readFlow(name);
  if (flow !== null) startCodeStep(name, flow.notes.email ?? '', flow.notes);
}

/** The code that the flow in this tab waits for. */
export function readMailedCode(name: CodeFlow): MailedCode {
  const { email = '', sentAt = '0' } = readFlow(name)?.notes ?? {};
  return { email, sentAt: Number(sentAt) };
}
