import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { type DraftKey, deleteDraft, saveDraft, readDraft } from '../config/drafts';

/** Never stored. */
type Secret = 'password' | 'passwordConfirm' | 'code';

export interface DraftOptions<Values extends FieldValues> extends DraftKey {
  /** The fields that are saved. */
  fields: readonly Exclude<Path<Values>, Secret>[];
}

export interface FormDraft {
  /** Whether the form shows values from a draft. */
  restored: boolean;
  /** Resets the form. */
  discard: () => void;
  /** Deletes the draft and stops saving. */
  forget: () => void;
}

/** Saves form input as a draft until it is submitted, and restores it when the form opens again in the same tab. */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: DraftOptions<Values> | null,
): FormDraft {
  const [restored, setRestored] = useState(false);
  const forgotten = useRef(false);
  const { subscribe, setValue, getValues, reset } = form;
  // Read here so that the form tracks it.
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
    const stored = readDraft(key);
    const changed = names.filter((field) => field in stored && stored[field] !== getValues(field));
    for (const field of changed) {
      setValue(field, stored[field] as PathValue<Values, typeof field>, { shouldDirty: true });
    }
    if (changed.length > 0) startTransition(() => setRestored(true));

    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, defaultValues }) => {
        const typed = names.filter((field) => get(values, field) !== get(defaultValues, field));
        if (typed.length === 0) {
          // Discarded, or saved by a form that stays open: a new draft may begin.
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
