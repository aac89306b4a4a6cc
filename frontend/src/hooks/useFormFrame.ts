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
  /** The area with the texts of field errors. */
  area: Area;
  form: UseFormReturn<Values>;
  /** The form's own failures. */
  failures?: FailureCases;
  /** The fields that are saved as a draft; none by default. */
  draft?: DraftOptions<Values>;
  /** Whether there is unsaved input; by default, whether the form is dirty. */
  unsaved?: boolean;
  /** Whether to confirm leaving with unsaved input. */
  asksBeforeLeaving?: boolean;
  /** The form's path for a field of the API, if the names differ. */
  pathOf?: (field: string) => Path<Values> | null;
  /** Where failures are shown: above the form, or in the snackbar for forms that save automatically. */
  failurePlace?: 'form' | 'snackbar';
}

/** What a form shows beside its fields. */
interface FormFrame<Area extends FieldArea, Values extends FieldValues> {
  /** The error text of a field. */
  message: (field: FieldOf<Area> & keyof Values) => string | undefined;
  /** The error text of the form. */
  failure: string | null;
  draft: FormDraft;
}

/** The frame for the page around a form. */
export interface FormFrameControls<Area extends FieldArea, Values extends FieldValues> extends FormFrame<
  Area,
  Values
> {
  /** Reports a failed call; calls other than the form's own pass their own cases. */
  report: (error: unknown, cases?: FailureCases) => void;
  /** Removes the last failure before another try. */
  clearFailure: () => void;
}

/**
 * What all forms share: error texts, server errors on their fields, {@link useFailureReport}, the confirmation before
 * unsaved input is lost, and drafts. A form has three parts: a hook with values and rules, a component with its fields,
 * and the page or dialog that joins them in this frame. Forms with a submit button use `useSubmittedForm`.
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

  const setFieldErrors = (failures: readonly FieldFailure[]): boolean => {
    const own = failures.flatMap(({ field, errorCode }) => {
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
      reportFailure(error, cases, {
        setFieldErrors,
        ...(failurePlace === 'form' && { notice: setFailure }),
      }),
    clearFailure: () => {
      setFailure(null);
      hide();
    },
  };
}
