import { useRef } from 'react';
import { type FieldValues, type Path } from 'react-hook-form';
import { type ApiError } from '../api/api-error';
import { type FieldArea } from '../i18n/field-rules';
import { type FormFrameOptions, type FormFrameControls, useFormFrame } from './useFormFrame';

/** The part of a generated mutation that a form uses. */
export interface FormCall<Variables, Result> {
  isPending: boolean;
  mutate: (
    variables: Variables,
    on: { onSuccess: (result: Result) => void; onError: (error: ApiError) => void; onSettled?: () => void },
  ) => void;
}

export interface SubmittedFormOptions<
  Area extends FieldArea,
  Values extends FieldValues,
  Variables,
  Result,
> extends FormFrameOptions<Area, Values> {
  call: FormCall<Variables, Result>;
  /** The call's variables; null if there is nothing to send. */
  variables: (values: Values) => Variables | null;
  onSuccess: (result: Result, variables: Variables) => void;
  /** Called instead of `onSuccess` when there is nothing to send. */
  onUnchanged?: () => void;
  /** Whether the draft is kept after success, because further steps follow. */
  keepsDraft?: boolean;
  /** Whether the form can be submitted again after success. Others ignore further submits until they are remounted. */
  staysOpen?: boolean;
  /** A field that is invalid for a reason outside its rules: it is focused instead of submitting. */
  refusedField?: (keyof Values & string) | null;
}

/** The frame of a submitted form. */
export interface SubmittedForm<Area extends FieldArea, Values extends FieldValues> extends FormFrameControls<
  Area,
  Values
> {
  submit: () => void;
  /** Whether the call is pending; further submits are ignored. */
  submitting: boolean;
}

interface SubmittedInOtherWays<Variables> {
  /** Submits with changed variables, such as for a draft. */
  submitAs: (change: (variables: Variables) => Variables) => void;
}

/**
 * A form with a submit button:
 *
 *     const { form, fields } = useLoginForm();
 *     const frame = useSubmittedForm({ area: 'login', form, call: useLogIn(), variables: logInVariables, onSuccess });
 *     return <LoginForm fields={fields} frame={frame} />;
 *
 * If it is invalid, the first invalid field is focused. After success its draft is deleted.
 */
export function useSubmittedForm<Area extends FieldArea, Values extends FieldValues, Variables, Result>({
  call,
  variables,
  onSuccess,
  onUnchanged,
  keepsDraft = false,
  staysOpen = false,
  refusedField = null,
  ...options
}: SubmittedFormOptions<Area, Values, Variables, Result>): SubmittedForm<Area, Values> &
  SubmittedInOtherWays<Variables> {
  const frame = useFormFrame(options);
  const { form } = options;
  // Validation is asynchronous: a second press may come before the call is pending.
  const isSubmitting = useRef(false);
  const release = () => {
    isSubmitting.current = false;
  };

  const send = (values: Values, change: (variables: Variables) => Variables) => {
    if (refusedField !== null) {
      form.setFocus(refusedField as Path<Values>);
      release();
      return;
    }
    frame.clearFailure();
    const finish = (notify: () => void) => {
      if (!keepsDraft) frame.draft.forget();
      notify();
      if (staysOpen) release();
    };
    const own = variables(values);
    if (own === null) {
      finish(() => onUnchanged?.());
      return;
    }
    const request = change(own);
    call.mutate(request, {
      onSuccess: (result) => finish(() => onSuccess(result, request)),
      onError: (error) => {
        frame.report(error);
        release();
      },
    });
  };

  const submitAs = (change: (variables: Variables) => Variables) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    void form.handleSubmit((values) => send(values, change), release)();
  };

  return {
    ...frame,
    submitting: call.isPending,
    submitAs,
    submit: () => submitAs((own) => own),
  };
}
