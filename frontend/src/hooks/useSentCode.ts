import { flushSync } from 'react-dom';
import { type Path, type PathValue } from 'react-hook-form';
import { ApiError, SessionExpired } from '../api/api-error';
import { type FieldArea } from '../i18n/field-rules';
import { type CodeField, type CodeValues, EMPTY_CODE, useCodeField } from './useCodeForm';
import { type SubmittedForm, type SubmittedFormOptions, useSubmittedForm } from './useSubmittedForm';

interface SentCodeOptions<
  Area extends FieldArea,
  Values extends CodeValues,
  Variables,
  Result,
> extends SubmittedFormOptions<Area, Values, Variables, Result> {
  /** Whether the form is submitted as soon as the code is complete; not if there are other fields to fill in. */
  sendsItself?: boolean;
}

/** Whether a failure is the code's: it was wrong, has expired or cannot be used any more. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error instanceof SessionExpired) return false;
  return [400, 401, 404].includes(error.statusCode) && error.fields.every(({ field }) => field === 'code');
}

/**
 * A form with a mailed code that sends itself once with the last digit, however it was entered. A refused code is cleared,
 * and the first box has the focus; after other failures the digits stay for another try.
 */
export function useSentCode<Area extends FieldArea, Values extends CodeValues, Variables, Result>({
  call,
  sendsItself = true,
  ...options
}: SentCodeOptions<Area, Values, Variables, Result>): {
  field: CodeField;
  frame: SubmittedForm<Area, Values>;
} {
  const { form } = options;
  const name = 'code' as Path<Values>;
  const field = useCodeField(form);

  const clear = () => {
    // Must be cleared first: the focus goes to the first empty box.
    flushSync(() => form.setValue(name, EMPTY_CODE as PathValue<Values, typeof name>, { shouldDirty: true }));
    form.setFocus(name);
  };

  const frame = useSubmittedForm({
    ...options,
    asksBeforeLeaving: false,
    call: {
      isPending: call.isPending,
      mutate: (variables, on) =>
        call.mutate(variables, {
          ...on,
          onError: (error) => {
            on.onError(error);
            if (isRefusal(error)) clear();
          },
        }),
    },
  });

  const submit = () => {
    const isCleared = field.value.every((box) => box === '');
    // Enter, pressed out of habit, does not replace the message about a code that was just refused.
    if (isCleared && form.getFieldState(name).error?.type === 'server') form.setFocus(name);
    else frame.submit();
  };

  return {
    field: {
      ...field,
      onChange: (boxes) => {
        if (frame.submitting) return;
        field.onChange(boxes);
        if (sendsItself && boxes.every((box) => box !== '')) frame.submit();
      },
    },
    frame: { ...frame, submit },
  };
}
