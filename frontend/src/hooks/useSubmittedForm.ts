import { useRef } from 'react';
import { type FieldValues, type Path } from 'react-hook-form';
import { type ApiError } from '../api/api-error';
import { type FieldArea } from '../i18n/field-rules';
import { type FormFrameOptions, type FormFrameControls, useFormFrame } from './useFormFrame';

/** A generated mutation, as far as a form needs it. */
export interface FormCall<Variables, Result> {
  isPending: boolean;
  mutate: (
    variables: Variables,
    on: { onSuccess: (result: Result) => void; onError: (error: ApiError) => void },
  ) => void;
}

interface SubmittedFormOptions<
  Area extends FieldArea,
  Values extends FieldValues,
  Variables,
  Result,
> extends FormFrameOptions<Area, Values> {
  call: FormCall<Variables, Result>;
  /** What the call takes for what was entered; null where nothing has changed and nothing is sent. */
  variables: (values: Values) => Variables | null;
  /** The form has arrived. */
  onSuccess: (result: Result, variables: Variables) => void;
  /** There was nothing to send: everything is saved already. */
  onUnchanged?: () => void;
  /** Whether what arrived is one step of several: its draft is kept until the last of them has. */
  goesOn?: boolean;
  /**
   * Whether the form stays to be used again once it has arrived. All others are on their way out then: nothing more is
   * sent, however long they are still to be seen. What opens such a form once more gives it a key of its own.
   */
  staysOpen?: boolean;
  /** A field that something beside its rule speaks against: it gets the focus, and nothing is sent. */
  refusedField?: (keyof Values & string) | null;
}

/** A form as its component takes it. */
export interface SubmittedForm<Area extends FieldArea, Values extends FieldValues> extends FormFrameControls<
  Area,
  Values
> {
  submit: () => void;
  /** While the answer is awaited; another submit is ignored meanwhile. */
  submitting: boolean;
}

/**
 * A form that is sent as a whole:
 *
 *     const { form, fields } = useLoginForm();
 *     const frame = useSubmittedForm({ area: 'login', form, call: useLogIn(), variables: logInVariables, onSuccess });
 *     return <LoginForm fields={fields} frame={frame} />;
 *
 * Where a rule is broken the first wrong field gets the focus and nothing is sent. What was entered stays until it has
 * arrived; then its draft is forgotten. Everything else is the frame's.
 */
export function useSubmittedForm<Area extends FieldArea, Values extends FieldValues, Variables, Result>({
  call,
  variables,
  onSuccess,
  onUnchanged,
  goesOn = false,
  staysOpen = false,
  refusedField = null,
  ...options
}: SubmittedFormOptions<Area, Values, Variables, Result>): SubmittedForm<Area, Values> {
  const frame = useFormFrame(options);
  const { form } = options;
  // A second press can come before the first one has made the call: the checks take a moment.
  const underWay = useRef(false);
  const release = () => {
    underWay.current = false;
  };

  const send = (values: Values) => {
    if (refusedField !== null) {
      form.setFocus(refusedField as Path<Values>);
      release();
      return;
    }
    frame.clearFailure();
    const arrived = (tell: () => void) => {
      if (!goesOn) frame.draft.forget();
      tell();
      if (staysOpen) release();
    };
    const sent = variables(values);
    if (sent === null) {
      arrived(() => onUnchanged?.());
      return;
    }
    call.mutate(sent, {
      onSuccess: (result) => arrived(() => onSuccess(result, sent)),
      onError: (error) => {
        frame.report(error);
        release();
      },
    });
  };

  return {
    ...frame,
    submitting: call.isPending,
    submit: () => {
      if (underWay.current) return;
      underWay.current = true;
      void form.handleSubmit(send, release)();
    },
  };
}
