import { useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { type FieldFailure } from '../api/api-error';
import { type FieldOf } from '../i18n/error-words';
import { type FieldArea } from '../i18n/field-rules';
import { type FailureCases, useFailureReport } from './useFailureReport';
import { useFieldMessages } from './useFieldMessages';
import { type DraftOptions, type FormDraft, useFormDraft } from './useFormDraft';
import { useSnackbar } from './useSnackbar';
import { useUnsavedWarning } from './useUnsavedWarning';

export interface FormFrameOptions<Area extends FieldArea, Values extends FieldValues> {
  /** The area in whose words the fields' mistakes are told. */
  area: Area;
  form: UseFormReturn<Values>;
  /** What failures mean here that they do not mean everywhere. */
  failures?: FailureCases;
  /** What is kept of the form while it is being filled in; nothing unless it is named. */
  draft?: DraftOptions<Values>;
  /** Whether the form holds words nobody else has; by default where it was changed. */
  unsaved?: boolean;
  /** Whether leaving is asked about. It is not where there is little to type again, or nothing to lose. */
  asksBeforeLeaving?: boolean;
  /** The form's own name for a field that the server calls otherwise; null where it has none, or the same one. */
  pathOf?: (field: string) => Path<Values> | null;
  /** Where failures of the form as a whole are told: above it, or, where it saves by itself, by the snackbar. */
  failurePlace?: 'form' | 'snackbar';
}

/** What a form shows beside its fields. */
export interface FormFrame<Area extends FieldArea, Values extends FieldValues> {
  /** What is wrong with a field, in words. */
  message: (field: FieldOf<Area> & keyof Values) => string | undefined;
  /** Why the form as a whole was not accepted, in words. */
  failure: string | null;
  draft: FormDraft;
}

/** The frame as the page around a form holds it. */
export interface FormFrameControls<Area extends FieldArea, Values extends FieldValues> extends FormFrame<
  Area,
  Values
> {
  /** Tells about a failed call in the form's place; another call than the form's own brings cases of its own. */
  report: (error: unknown, cases?: FailureCases) => void;
  /** A new try begins: what was said about the last one is taken back. */
  clearFailure: () => void;
}

/**
 * What every form of the product has in common. A form is made of three parts: a hook of its own with values and rules
 * (`useForm`, the shared checks of `@hitohira/backend/rules`), a component that shows fields and decides nothing, and
 * the page or dialog that joins them in this frame. The frame gives words to mistakes, ties what the server refuses to
 * its field and moves the focus there, tells other failures through {@link useFailureReport}, asks before typed words
 * are lost, and keeps them as a draft. A form that is sent as a whole takes `useSubmittedForm`, which holds a frame.
 */
export function useFormFrame<Area extends FieldArea, Values extends FieldValues>({
  area,
  form,
  failures = {},
  draft: draftOptions,
  unsaved = form.formState.isDirty,
  asksBeforeLeaving = true,
  pathOf = () => null,
  failurePlace = 'form',
}: FormFrameOptions<Area, Values>): FormFrameControls<Area, Values> {
  const [failure, setFailure] = useState<string | null>(null);
  const message = useFieldMessages<Area, Values>(area, form.formState.errors);
  const draft = useFormDraft(form, draftOptions ?? null);
  const reportFailure = useFailureReport();
  const { hide } = useSnackbar();
  useUnsavedWarning(unsaved, { asks: asksBeforeLeaving, onDiscard: draft.forget });

  const tie = (refused: readonly FieldFailure[]): boolean => {
    const own = refused.flatMap(({ field, errorCode }) => {
      const same = Object.hasOwn(form.getValues(), field) ? (field as Path<Values>) : null;
      const path = pathOf(field) ?? same;
      return path === null ? [] : [{ path, errorCode }];
    });
    own.forEach(({ path, errorCode }, index) =>
      form.setError(
        path,
        { type: 'server', message: errorCode },
        { shouldFocus: index === 0 && failurePlace === 'form' },
      ),
    );
    return own.length > 0;
  };

  return {
    message,
    failure,
    draft,
    report: (error, cases = failures) =>
      reportFailure(error, cases, failurePlace === 'form' ? { tie, notice: setFailure } : { tie }),
    clearFailure: () => {
      setFailure(null);
      hide();
    },
  };
}
