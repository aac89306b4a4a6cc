import { type ContactMessage } from '../../api/generated/model/contactMessage';
import { CONTACT_TYPES } from './contact-types';
import { deleteDraft } from '../../config/drafts';
import { endFlow, enterStep, readFlow } from '../../config/flows';

/** The name under which the account is noted whose words are kept as a draft. */
const WRITER = 'writer';

const FIELDS = ['name', 'email', 'contactType', 'content'] as const;

/** Which draft the words of a form are kept in: what is written about one thing is not found under another. */
export function contactDraft(accountId: string | null, about: string | null) {
  return { name: 'contact' as const, accountId, ...(about !== null && { about }) };
}

/**
 * A message is written: the next step is to look at it once more.
 *
 * @param about what the form was opened about, whether or not the message reports it
 */
export function confirmMessage(
  message: ContactMessage,
  { accountId, about }: { accountId: string | null; about: string | null },
): void {
  const given = FIELDS.flatMap((field) => {
    const value = message[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  enterStep('contact', 'confirm', {
    ...Object.fromEntries(given),
    ...(about === null ? {} : { about }),
    ...(accountId === null ? {} : { [WRITER]: accountId }),
  });
}

/** What the form was opened about whose message is looked at. */
export function readAbout(): string | null {
  return readFlow('contact')?.notes.about ?? null;
}

/** The message that is looked at. */
export function readMessage(): ContactMessage | null {
  const { name, email, contactType, content } = readFlow('contact')?.notes ?? {};
  const about = readAbout();
  const type = CONTACT_TYPES.find((each) => each === contactType);
  if (type === undefined || content === undefined) return null;
  return {
    contactType: type,
    content,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(type === 'REPORT' && about !== null && { about }),
  };
}

/** Whether a message about this was written in this tab, and read through, without having been sent yet. */
export function isBeingConfirmed(about: string | null): boolean {
  return readFlow('contact')?.step === 'confirm' && readAbout() === about;
}

/** The message has arrived: what remains is to say so, and where the answer goes. */
export function completeMessage({ email }: ContactMessage): void {
  deleteDraft(contactDraft(readFlow('contact')?.notes[WRITER] ?? null, readAbout()));
  enterStep('contact', 'complete', email === undefined ? {} : { email });
}

/** Where the answer to the message goes that was sent in this tab. */
export function readAnswerAddress(): string | null {
  return readFlow('contact')?.notes.email ?? null;
}

/** Everything was said. */
export function endContact(): void {
  endFlow('contact');
}
