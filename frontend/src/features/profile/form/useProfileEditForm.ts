import {
  checkDisplayName,
  checkIntroduction,
  type Language,
  LANGUAGES,
  normaliseText,
  type RuleName,
} from '@hitohira/backend/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type UpdateOwnAccount } from '../../../api/generated/model/updateOwnAccount';
import { writtenLanguage } from '../../../i18n/text-language';
import { useFormFrame } from '../../../hooks/useFormFrame';
import { type OwnAccount } from '../../../api/own-account';
import { useChangeOwnAccount } from '../api/change-own-account';

export interface ProfileEditValues {
  displayName: string;
  introduction: string;
  /** The same in the second language. */
  translatedName: string;
  translatedIntroduction: string;
}

export type ProfileField = keyof ProfileEditValues;

const FIELDS = ['displayName', 'introduction', 'translatedName', 'translatedIntroduction'] as const;

/** The fields of the second language, and those of an empty one. */
const TRANSLATED = { translatedName: '', translatedIntroduction: '' };

/** The save state of a field. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

const RULES: Record<ProfileField, (value: string) => RuleName | null> = {
  displayName: checkDisplayName,
  introduction: checkIntroduction,
  translatedName: (value) => (value === '' ? null : checkDisplayName(value)),
  translatedIntroduction: checkIntroduction,
};

/** Whether an empty field shows the original, and not a mistake. */
const mayBeEmpty = (field: ProfileField): boolean => Object.hasOwn(TRANSLATED, field);

/** The language of the original; null if it cannot be told. */
const originalLanguage = ({ displayName, introduction }: OwnAccount): Language | null =>
  writtenLanguage(`${displayName}\n${introduction ?? ''}`);

/** The second language of an account: one that has texts and is not the original's. */
function secondLanguage(account: OwnAccount): Language | null {
  const translated = LANGUAGES.filter((language) => account.translations[language] !== null);
  return translated.find((language) => language !== originalLanguage(account)) ?? translated[0] ?? null;
}

function valuesOf(account: OwnAccount, second: Language | null): ProfileEditValues {
  const { displayName, introduction, translations } = account;
  const translation = second && translations[second];
  return {
    displayName,
    introduction: introduction ?? '',
    translatedName: translation?.displayName ?? '',
    translatedIntroduction: translation?.introduction ?? '',
  };
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
  /** A second language that was opened and has no texts yet. */
  const [opened, setOpened] = useState<Language | null>(null);
  const second = secondLanguage(account) ?? opened;
  const form = useForm<ProfileEditValues>({ mode: 'onChange', defaultValues: valuesOf(account, second) });
  const draft = useWatch({ control: form.control }) as ProfileEditValues;
  const offered = LANGUAGES.filter((language) => language !== originalLanguage(account));
  const typed = `${draft.translatedName}\n${draft.translatedIntroduction}`;
  // A restored draft has texts of a second language that is not open yet.
  if (second === null && typed.trim() !== '')
    setOpened(offered.find((language) => language === writtenLanguage(typed)) ?? offered[0] ?? null);
  const { mutateAsync: update } = useChangeOwnAccount();
  const [status, setStatus] = useState<Record<ProfileField, SaveStatus>>({
    displayName: 'idle',
    introduction: 'idle',
    translatedName: 'idle',
    translatedIntroduction: 'idle',
  });
  const isSaving = Object.values(status).includes('saving');
  const frame = useFormFrame({
    area: 'profile',
    form,
    // A pending save is not lost on navigation.
    unsaved: form.formState.isDirty && !isSaving,
    draft: { name: 'profileEdit', accountId: account.accountId, fields: FIELDS },
    pathOf: (field) => {
      if (!field.startsWith('translations')) return null;
      return field.endsWith('[displayName]') ? 'translatedName' : 'translatedIntroduction';
    },
    failurePlace: 'snackbar',
  });
  /** The last known server values. */
  const stored = useRef(valuesOf(account, second));
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
  const { displayName, introduction, translatedName, translatedIntroduction } = valuesOf(account, second);
  useEffect(() => {
    const now = { displayName, introduction, translatedName, translatedIntroduction };
    for (const field of FIELDS) {
      const before = stored.current[field];
      if (now[field] !== before && !saving.current.has(field)) acceptServerValue(field, now[field], before);
    }
  }, [displayName, introduction, translatedName, translatedIntroduction, acceptServerValue]);

  /** A text of the second language is sent with the other one, since both are replaced. */
  const changeOf = (field: ProfileField, value: string): UpdateOwnAccount => {
    if (second === null || !mayBeEmpty(field)) return { [field]: value };
    const textOf = (each: keyof typeof TRANSLATED): string => {
      if (each === field) return value;
      const typed = normaliseText(form.getValues(each));
      return RULES[each](typed) === null ? typed : stored.current[each];
    };
    const texts = { displayName: textOf('translatedName'), introduction: textOf('translatedIntroduction') };
    return { translations: { [second]: texts } };
  };

  const send = async (
    field: ProfileField,
    value: string,
    undo: (() => void) | null = null,
  ): Promise<void> => {
    saving.current.add(field);
    mark(field, 'saving');
    try {
      const answer = await update({ data: changeOf(field, value) });
      acceptServerValue(field, valuesOf(answer, second)[field], value);
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
    if ((value === '' && !mayBeEmpty(field)) || value === normaliseText(stored.current[field])) return;
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

  const writeSecond = (texts: typeof TRANSLATED) => {
    for (const field of ['translatedName', 'translatedIntroduction'] as const)
      form.setValue(field, texts[field], { shouldDirty: true, shouldValidate: true });
  };

  /** Removes the second language. What was typed comes back with the undo. */
  const removeSecond = (): void => {
    if (second === null) return;
    // Leaving a field saves it: its removal comes after that.
    const busy = (['translatedName', 'translatedIntroduction'] as const).find((each) =>
      saving.current.has(each),
    );
    if (busy !== undefined) {
      next.current.set(busy, removeSecond);
      return;
    }
    const { translatedName, translatedIntroduction } = form.getValues();
    writeSecond(TRANSLATED);
    setOpened(null);
    if (secondLanguage(account) === null) return;
    void send('translatedName', '', () => {
      setOpened(second);
      writeSecond({ translatedName, translatedIntroduction });
      void send('translatedName', normaliseText(translatedName));
    });
  };

  const register = (field: ProfileField) =>
    form.register(field, { validate: (value) => RULES[field](normaliseText(value)) ?? true });

  return {
    fields: {
      displayName: register('displayName'),
      introduction: register('introduction'),
      translatedName: register('translatedName'),
      translatedIntroduction: register('translatedIntroduction'),
    },
    /** The language of the second texts; null while there is none. */
    second,
    /** The languages in which there can be second texts. */
    offered: second === null ? offered : [],
    openSecond: setOpened,
    removeSecond,
    frame,
    status,
    draft,
    /** What the preview shows. */
    previewed: {
      displayName: draft.displayName,
      introduction: draft.introduction,
      translations: {
        ...account.translations,
        ...(second !== null && {
          [second]: {
            displayName: draft.translatedName.trim() || null,
            introduction: draft.translatedIntroduction.trim() || null,
          },
        }),
      },
    },
    saved: valuesOf(account, second),
    save,
    focusIntroduction: () => form.setFocus('introduction'),
    clearIntroduction,
  };
}
