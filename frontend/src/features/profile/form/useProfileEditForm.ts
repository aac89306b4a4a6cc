import { checkDisplayName, checkIntroduction, normaliseText, type RuleName } from '@hitohira/backend/rules';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFormFrame } from '../../../hooks/useFormFrame';
import { type OwnAccount } from '../api/own-account';
import { type UpdateOwnAccountRequest, useUpdateOwnAccount } from '../api/update-own-account';

export interface ProfileEditValues {
  displayName: string;
  introduction: string;
}

export type ProfileField = keyof ProfileEditValues;

/** Where a field stands: untouched, on its way to the server, there, or refused. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

const RULES: Record<ProfileField, (value: string) => RuleName | null> = {
  displayName: checkDisplayName,
  introduction: checkIntroduction,
};

function valuesOf({ displayName, introduction }: OwnAccount): ProfileEditValues {
  return { displayName, introduction: introduction ?? '' };
}

/**
 * The values of the profile's edit page. Each field is saved when it is left, unless it is empty, breaks its rule or
 * is being saved already; what changed meanwhile is sent afterwards. Emptying the introduction is an action of its own.
 */
export function useProfileEditForm(account: OwnAccount, onSaved: (field: ProfileField) => void) {
  const form = useForm<ProfileEditValues>({ mode: 'onChange', defaultValues: valuesOf(account) });
  const values = useWatch({ control: form.control });
  const { mutateAsync: update } = useUpdateOwnAccount();
  const [status, setStatus] = useState<Record<ProfileField, SaveStatus>>({
    displayName: 'idle',
    introduction: 'idle',
  });
  const isSaving = Object.values(status).includes('saving');
  const frame = useFormFrame({
    area: 'profile',
    form,
    // What is on its way to the server is not lost by leaving.
    unsaved: form.formState.isDirty && !isSaving,
    draft: { name: 'profileEdit', accountId: account.accountId, fields: ['displayName', 'introduction'] },
    failurePlace: 'snackbar',
  });
  const saving = useRef(new Set<ProfileField>());
  const left = useRef(new Set<ProfileField>());

  const mark = (field: ProfileField, next: SaveStatus) => setStatus((all) => ({ ...all, [field]: next }));

  const takeOver = (field: ProfileField, sent: string, saved: OwnAccount) => {
    const typed = form.getValues(field);
    form.resetField(field, { defaultValue: valuesOf(saved)[field] });
    // What was typed while the answer was on its way stays.
    if (normaliseText(typed) !== sent)
      form.setValue(field, typed, { shouldDirty: true, shouldValidate: true });
  };

  const send = async (field: ProfileField, value: string): Promise<void> => {
    saving.current.add(field);
    mark(field, 'saving');
    try {
      const change: UpdateOwnAccountRequest = { [field]: value };
      takeOver(field, value, await update(change));
      mark(field, 'saved');
      onSaved(field);
    } catch (error) {
      mark(field, 'failed');
      frame.report(error);
    } finally {
      saving.current.delete(field);
    }
    if (left.current.delete(field)) save(field);
  };

  const save = (field: ProfileField): void => {
    const value = normaliseText(form.getValues(field));
    if (saving.current.has(field)) {
      left.current.add(field);
      return;
    }
    const unchanged = value === normaliseText(form.formState.defaultValues?.[field] ?? '');
    if (unchanged || value === '') return;
    if (RULES[field](value) === null) void send(field, value);
    // Words that came back from a draft have not been checked yet.
    else void form.trigger(field);
  };

  const clearIntroduction = () => {
    if (saving.current.has('introduction')) return;
    form.setValue('introduction', '', { shouldDirty: true, shouldValidate: true });
    void send('introduction', '');
  };

  const fields = {
    displayName: form.register('displayName', {
      validate: (value) => checkDisplayName(normaliseText(value)) ?? true,
    }),
    introduction: form.register('introduction', {
      validate: (value) => checkIntroduction(normaliseText(value)) ?? true,
    }),
  };

  return {
    fields,
    frame,
    status,
    /** What the page would show now. */
    draft: { displayName: values.displayName ?? '', introduction: values.introduction ?? '' },
    saved: valuesOf(account),
    save,
    clearIntroduction,
  };
}
