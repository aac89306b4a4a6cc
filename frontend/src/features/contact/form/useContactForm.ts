import {
  checkContactContent,
  checkContactName,
  checkEmail,
  type ContactType,
  normaliseIdentifier,
  normaliseText,
  type RuleName,
} from '@hitohira/backend/rules';
import { useCallback } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type ContactMessage } from '../../../api/generated/model/contactMessage';

export interface ContactValues {
  name: string;
  email: string;
  /** Empty before one is chosen. */
  contactType: ContactType | '';
  content: string;
  agreed: boolean;
}

const EMPTY: ContactValues = { name: '', email: '', contactType: '', content: '', agreed: false };

/** Name and e-mail address are optional in a report, but still validated. */
const unlessReport =
  (check: (value: string) => RuleName | null) =>
  (value: string, { contactType }: ContactValues): RuleName | true =>
    contactType === 'REPORT' && value.trim() === '' ? true : (check(value) ?? true);

/** The request body, normalised, with the subject of a report. */
export function contactPayload(
  { name, email, contactType, content }: ContactValues,
  about: string | null,
): ContactMessage {
  if (contactType === '') throw new Error('No contact type was chosen');
  const [writer, address] = [normaliseText(name), normaliseIdentifier(email)];
  return {
    contactType,
    content: normaliseText(content),
    ...(writer !== '' && { name: writer }),
    ...(address !== '' && { email: address }),
    ...(contactType === 'REPORT' && about !== null && { about }),
  };
}

/** The outline above the text already written, or the text alone where both exceed the limit. */
function outlined(outline: string, words: string): string {
  if (words.trim() === '') return outline;
  const both = outline + words;
  return checkContactContent(normaliseText(both)) === null ? both : words;
}

/**
 * The fields of the contact form. Their rules match the server's. Choosing the company type inserts an outline above
 * the text already written; choosing another type clears the message.
 *
 * @param types the types to choose from
 * @param outline the outline for companies
 */
export function useContactForm(types: readonly ContactType[], outline: string) {
  const form = useForm<ContactValues>({ mode: 'onTouched', defaultValues: EMPTY });
  const { control, register, setValue, getValues, clearErrors } = form;
  const former = useWatch({ control, name: 'contactType' });

  const followType = (type: string) => {
    clearErrors(['name', 'email']);
    const wants = type === 'CORPORATION';
    if (wants === (former === 'CORPORATION')) return;
    setValue('content', wants ? outlined(outline, getValues('content')) : '', { shouldDirty: true });
    clearErrors('content');
  };

  /** Chooses the type in the URL, never a company's: the outline of a draft is removed. */
  const choose = useCallback(
    (type: ContactType) => {
      if (getValues('contactType') === 'CORPORATION') setValue('content', '', { shouldDirty: true });
      setValue('contactType', type);
    },
    [getValues, setValue],
  );

  // Registered in visual order: the first invalid field gets the focus.
  const fields = {
    contactType: register('contactType', {
      validate: (value) => (types.some((type) => type === value) ? true : 'required'),
      onChange: ({ target }: { target: { value: string } }) => followType(target.value),
    }),
    name: register('name', { validate: unlessReport((value) => checkContactName(normaliseText(value))) }),
    email: register('email', { validate: unlessReport((value) => checkEmail(normaliseIdentifier(value))) }),
    content: register('content', { validate: (value) => checkContactContent(normaliseText(value)) ?? true }),
    agreed: register('agreed', { validate: (value) => (value ? true : 'required') }),
  };
  return { form, fields, choose };
}
