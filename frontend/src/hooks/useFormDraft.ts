import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { type DraftKey, deleteDraft, saveDraft, readDraft } from '../config/drafts';

/** What no browser is to keep. */
type Secret = 'password' | 'passwordConfirm' | 'code';

export interface DraftOptions<Values extends FieldValues> extends DraftKey {
  /** The texts that are kept: named one by one, and never a secret. */
  fields: readonly Exclude<Path<Values>, Secret>[];
}

export interface FormDraft {
  /** Whether the form shows words that were typed before it was opened. */
  restored: boolean;
  /** Back to how the form was without them. */
  discard: () => void;
  /** Keeps nothing from now on: the words have arrived, or are given up. */
  forget: () => void;
}

/**
 * Keeps what is typed into a form until it is sent, so that a reload, a crash or the end of a session costs nobody
 * their words: the same form, opened again in the same tab for the same account, has them back and says so.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: DraftOptions<Values> | null,
): FormDraft {
  const [restored, setRestored] = useState(false);
  const forgotten = useRef(false);
  const { subscribe, setValue, getValues, reset } = form;
  // It is worked out for those alone who have asked before.
  const { isDirty } = form.formState;
  const { name, accountId, about, fields } = draft ?? { name: null, accountId: null, fields: [] };
  const key = useMemo(
    () => (name === null ? null : { name, accountId, ...(about !== undefined && { about }) }),
    [name, accountId, about],
  );
  const watched = fields.join();

  useEffect(() => {
    if (key === null) return;
    const names = watched.split(',') as Path<Values>[];
    const kept = readDraft(key);
    const changed = names.filter((field) => field in kept && kept[field] !== getValues(field));
    for (const field of changed) {
      setValue(field, kept[field] as PathValue<Values, typeof field>, { shouldDirty: true });
    }
    if (changed.length > 0) startTransition(() => setRestored(true));

    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, defaultValues }) => {
        const typed = names.filter((field) => get(values, field) !== get(defaultValues, field));
        if (typed.length === 0) {
          // Thrown away, or arrived on a form that stays on the screen: from here it is a new one.
          forgotten.current = false;
          setRestored(false);
        }
        if (forgotten.current) return;
        saveDraft(key, Object.fromEntries(typed.map((field) => [field, String(get(values, field))])));
      },
    });
  }, [key, watched, subscribe, setValue, getValues]);

  return {
    restored: restored && isDirty,
    discard: () => reset(),
    forget: () => {
      forgotten.current = true;
      if (key !== null) deleteDraft(key);
    },
  };
}
