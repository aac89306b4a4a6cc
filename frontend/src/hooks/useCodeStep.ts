import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Path, type UseFormReturn } from 'react-hook-form';
import { restartCodeStep, type CodeFlow, readMailedCode } from '../config/code-flows';
import { useTranslation } from '../i18n/useTranslation';
import { type CodeField, type CodeValues, useCodeField } from './useCodeForm';
import { type FailureCases } from './useFailureReport';
import { type FormCall, type SubmittedForm, useSubmittedForm } from './useSubmittedForm';

/** The areas with texts for code errors. */
type CodeArea = 'signUp' | 'resetPassword' | 'accountSettings';

interface CodeStepOptions<Area extends CodeArea, Values extends CodeValues, Variables, Result, Request> {
  flow: CodeFlow;
  area: Area;
  form: UseFormReturn<Values>;
  /** Submits the code. */
  call: FormCall<Variables, Result>;
  variables: (values: Values) => Variables;
  onSuccess: (result: Result) => void;
  /** Failures beyond those of every code. */
  failures?: FailureCases;
  /** Requests another code. */
  resend: {
    call: FormCall<Request, unknown> & { isSuccess: boolean };
    /** The request, or false if the form is not valid for it. */
    request: () => Request | false | Promise<Request | false>;
    failures?: FailureCases;
  };
}

/** The props of `CodePage`. */
export interface CodeStepState {
  field: CodeField;
  error: string | undefined;
  frame: Pick<SubmittedForm<CodeArea, CodeValues>, 'submit' | 'submitting' | 'failure' | 'draft'>;
  resend: { sentAt: number; sending: boolean; sentAgain: boolean; onResend: () => void };
}

/**
 * The code step of a flow. A wrong or expired code (400) can be corrected; after five wrong ones (401) another code is
 * needed; 423 means that no codes are sent to the address. In signed-in flows the call detects an expired session
 * (`callWithSessionCheck`), and the code is still valid after the login.
 */
export function useCodeStep<Area extends CodeArea, Values extends CodeValues, Variables, Result, Request>({
  flow,
  area,
  form,
  call,
  variables,
  onSuccess,
  failures = {},
  resend,
}: CodeStepOptions<Area, Values, Variables, Result, Request>) {
  const { t } = useTranslation('credentials');
  const [mailed, setMailed] = useState(() => readMailedCode(flow));
  const field = useCodeField(form.control);
  const frame = useSubmittedForm({
    area,
    form,
    call,
    variables,
    onSuccess,
    asksBeforeLeaving: false,
    failures: {
      400: { message: 'UNAUTHORIZED' },
      401: { message: 'UNAUTHORIZED', notice: t('code.burnt') },
      423: { notice: t('code.stopped') },
      ...failures,
    },
  });

  const onSentAgain = () => {
    // Must be reset first: the focus goes to the first empty box.
    flushSync(() => form.resetField('code' as Path<Values>));
    form.setFocus('code' as Path<Values>);
    restartCodeStep(flow);
    setMailed(readMailedCode(flow));
  };

  const sendAgain = async () => {
    frame.clearFailure();
    const request = await resend.request();
    if (request === false) return;
    resend.call.mutate(request, {
      onSuccess: onSentAgain,
      onError: (error) => frame.report(error, resend.failures ?? {}),
    });
  };

  const step: CodeStepState = {
    field,
    error: frame.message('code'),
    frame,
    resend: {
      sentAt: mailed.sentAt,
      sending: resend.call.isPending,
      sentAgain: resend.call.isSuccess,
      onResend: () => void sendAgain(),
    },
  };
  return { step, frame, email: mailed.email };
}
