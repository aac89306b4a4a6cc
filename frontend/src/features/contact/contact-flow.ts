import { contactTypesFor } from '@hitohira/backend/rules';
import { type ContactMessage } from '../../api/generated/model/contactMessage';
import { deleteDraft } from '../../config/drafts';
import { enterStep, readFlow } from '../../config/flows';

/** The note with the account that the draft belongs to. */
const WRITER = 'writer';

const FIELDS = ['name', 'email', 'contactType', 'content'] as const;

/** The draft of a contact form. Each subject has its own. */
export function contactDraft(accountId: string | null, about: string | null) {
  return { name: 'contact' as const, accountId, ...(about !== null && { about }) };
}

/**
 * Enters the confirmation step.
 *
 * @param about the subject in the form's URL, whether or not the message reports it
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

/** The subject in the URL of the form being confirmed. */
export function readAbout(): string | null {
  return readFlow('contact')?.notes.about ?? null;
}

/** The message being confirmed. */
export function readMessage(): ContactMessage | null {
  const { name, email, contactType, content } = readFlow('contact')?.notes ?? {};
  const about = readAbout();
  const type = contactTypesFor('member').find((each) => each === contactType);
  if (type === undefined || content === undefined) return null;
  return {
    contactType: type,
    content,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(type === 'REPORT' && about !== null && { about }),
  };
}

/** Whether a message about this subject awaits confirmation in this tab. */
export function isBeingConfirmed(about: string | null): boolean {
  return readFlow('contact')?.step === 'confirm' && readAbout() === about;
}

/** Enters the completion step and deletes the draft. */
export function completeMessage({ email }: ContactMessage): void {
  deleteDraft(contactDraft(readFlow('contact')?.notes[WRITER] ?? null, readAbout()));
  enterStep('contact', 'complete', email === undefined ? {} : { email });
}

/** The address that the reply to the sent message goes to, if any. */
export function readAnswerAddress(): string | null {
  return readFlow('contact')?.notes.email ?? null;
}
