import { checkDisplayName, checkIntroduction, normaliseText, type RuleName } from '@hitohira/backend/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFormFrame } from '../../../hooks/useFormFrame';
import { type OwnAccount } from '../../../api/own-account';
import { useChangeOwnAccount } from '../api/change-own-account';

export interface ProfileEditValues {
  displayName: string;
  introduction: string;
}

export type ProfileField = keyof ProfileEditValues;

/** The save state of a field. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

const RULES: Record<ProfileField, (value: string) => RuleName | null> = {
  displayName: checkDisplayName,
  introduction: checkIntroduction,
};

function valuesOf({ displayName, introduction }: OwnAccount): ProfileEditValues {
  return { displayName, introduction: introduction ?? '' };
}

/**
 * The form of the profile's edit page. A field is saved on blur unless it is empty, invalid or being saved already;
 * later changes are saved afterwards. Clearing the introduction is a separate action that can be undone.
 *
 * @param onSaved called with the saved field and, where possible, an undo
 */
export function useProfileEditForm(
  account: OwnAccount,
  onSaved: (field: ProfileField, undo: (() => void) | null) => void,
) {
  const form = useForm<ProfileEditValues>({ mode: 'onChange', defaultValues: valuesOf(account) });
  const draft = useWatch({ control: form.control }) as ProfileEditValues;
  const { mutateAsync: update } = useChangeOwnAccount();
  const [status, setStatus] = useState<Record<ProfileField, SaveStatus>>({
    displayName: 'idle',
    introduction: 'idle',
  });
  const isSaving = Object.values(status).includes('saving');
  const frame = useFormFrame({
    area: 'profile',
    form,
    // A pending save is not lost on navigation.
    unsaved: form.formState.isDirty && !isSaving,
    draft: { name: 'profileEdit', accountId: account.accountId, fields: ['displayName', 'introduction'] },
    failurePlace: 'snackbar',
  });
  /** The last known server values. */
  const stored = useRef(valuesOf(account));
  const saving = useRef(new Set<ProfileField>());
  /** What to do after the pending save of a field. */
  const next = useRef(new Map<ProfileField, () => void>());

  const mark = (field: ProfileField, now: SaveStatus) => setStatus((all) => ({ ...all, [field]: now }));

  /** Stores the server values; unsaved input stays. */
  const acceptServerValue = useCallback(
    (field: ProfileField, kept: string, before: string) => {
      const typed = form.getValues(field);
      stored.current = { ...stored.current, [field]: kept };
      form.resetField(field, { defaultValue: kept });
      if (normaliseText(typed) !== normaliseText(before))
        form.setValue(field, typed, { shouldDirty: true, shouldValidate: true });
    },
    [form],
  );

  // Another window may have saved: untouched fields follow it.
  const { displayName, introduction } = valuesOf(account);
  useEffect(() => {
    const now = { displayName, introduction };
    for (const field of ['displayName', 'introduction'] as const) {
      const before = stored.current[field];
      if (now[field] !== before && !saving.current.has(field)) acceptServerValue(field, now[field], before);
    }
  }, [displayName, introduction, acceptServerValue]);

  const send = async (
    field: ProfileField,
    value: string,
    undo: (() => void) | null = null,
  ): Promise<void> => {
    saving.current.add(field);
    mark(field, 'saving');
    try {
      acceptServerValue(field, valuesOf(await update({ data: { [field]: value } }))[field], value);
      mark(field, 'saved');
      onSaved(field, undo);
    } catch (error) {
      mark(field, 'failed');
      frame.report(error);
    } finally {
      saving.current.delete(field);
    }
    const then = next.current.get(field);
    next.current.delete(field);
    then?.();
  };

  const save = (field: ProfileField): void => {
    const value = normaliseText(form.getValues(field));
    if (saving.current.has(field)) {
      next.current.set(field, () => save(field));
      return;
    }
    if (value === '' || value === normaliseText(stored.current[field])) return;
    if (RULES[field](value) === null) void send(field, value);
    // A restored draft has not been validated yet.
    else void form.trigger(field);
  };

  const writeIntroduction = (text: string) =>
    form.setValue('introduction', text, { shouldDirty: true, shouldValidate: true });

  const clearIntroduction = (): void => {
    // Clicking the button blurs the field: its value may be saving already.
    if (saving.current.has('introduction')) {
      next.current.set('introduction', clearIntroduction);
      return;
    }
    const cleared = form.getValues('introduction').trim() || stored.current.introduction;
    writeIntroduction('');
    void send('introduction', '', () => {
      // Newer input wins.
      if (form.getValues('introduction') !== '') return;
      writeIntroduction(cleared);
      save('introduction');
    });
  };

  const register = (field: ProfileField) =>
    form.register(field, { validate: (value) => RULES[field](normaliseText(value)) ?? true });

  return {
    fields: { displayName: register('displayName'), introduction: register('introduction') },
    frame,
    status,
    /** The values that the preview shows. */
    draft,
    saved: valuesOf(account),
    save,
    focusIntroduction: () => form.setFocus('introduction'),
    clearIntroduction,
  };
}
