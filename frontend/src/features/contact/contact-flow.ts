import { CONTACT_TYPES } from './contact-types';
import { dropDraft } from '../../config/drafts';
import { endFlow, enterStep, readFlow } from '../../config/flows';
import { type ContactMessage } from './api/contact';

/** The name under which the account is noted whose words are kept as a draft. */
const WRITER = 'writer';

const FIELDS = ['name', 'email', 'contactType', 'content', 'about'] as const;

/** A message is written: the next step is to look at it once more. */
export function confirmMessage(message: ContactMessage, accountId: string | null): void {
  const given = FIELDS.flatMap((field) => {
    const value = message[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  enterStep('contact', 'confirm', {
    ...Object.fromEntries(given),
    ...(accountId === null ? {} : { [WRITER]: accountId }),
  });
}

/** The message that is looked at. */
export function readMessage(): ContactMessage | null {
  const { name, email, contactType, content, about } = readFlow('contact')?.notes ?? {};
  const type = CONTACT_TYPES.find((each) => each === contactType);
  if (type === undefined || content === undefined) return null;
  return {
    contactType: type,
    content,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(about !== undefined && { about }),
  };
}

/** Whether a message about this was written in this tab, and read through, without having been sent yet. */
export function isBeingConfirmed(about: string | null): boolean {
  const flow = readFlow('contact');
  return flow?.step === 'confirm' && (flow.notes['about'] ?? null) === about;
}

/** The message has arrived: what remains is to say so, and where the answer goes. */
export function completeMessage({ email }: ContactMessage): void {
  dropDraft({ name: 'contact', accountId: readFlow('contact')?.notes[WRITER] ?? null });
  enterStep('contact', 'complete', email === undefined ? {} : { email });
}

/** Where the answer to the message goes that was sent in this tab. */
export function readAnswerAddress(): string | null {
  return readFlow('contact')?.notes['email'] ?? null;
}

/** Everything was said. */
export function endContact(): void {
  endFlow('contact');
}
