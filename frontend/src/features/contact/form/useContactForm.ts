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

/** Who reports something need not say who they are; what they say is checked all the same. */
const unlessReport =
  (check: (value: string) => RuleName | null) =>
  (value: string, { contactType }: ContactValues): RuleName | true =>
    contactType === 'REPORT' && value.trim() === '' ? true : (check(value) ?? true);

/** What is sent: everything as it is kept, and what a report is about. */
export function contactPayload(
  { name, email, contactType, content }: ContactValues,
  about: string | null,
): ContactMessage {
  if (contactType === '') throw new Error('Nothing was chosen that the message is about');
  const [writer, address] = [normaliseText(name), normaliseIdentifier(email)];
  return {
    contactType,
    content: normaliseText(content),
    ...(writer !== '' && { name: writer }),
    ...(address !== '' && { email: address }),
    ...(contactType === 'REPORT' && about !== null && { about }),
  };
}

/** The outline above what somebody has written already; their words alone where there is no room for both. */
function outlined(outline: string, words: string): string {
  if (words.trim() === '') return outline;
  const both = outline + words;
  return checkContactContent(normaliseText(both)) === null ? both : words;
}

/**
 * The values of the contact form and their rules: the same verdicts as the server's. Who writes for a company finds an
 * outline of what to say in the place of the message, above what is written there already; it is empty again when
 * something else is chosen.
 *
 * @param types what can be chosen
 * @param outline what is filled in for a company
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

  /** Chooses what an address asks for, which no company's message is: the outline of a draft goes here as well. */
  const choose = useCallback(
    (type: ContactType) => {
      if (getValues('contactType') === 'CORPORATION') setValue('content', '', { shouldDirty: true });
      setValue('contactType', type);
    },
    [getValues, setValue],
  );

  // In the order of the screen: the first mistake gets the focus.
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
