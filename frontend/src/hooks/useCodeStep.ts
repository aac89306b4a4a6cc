import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Path, type UseFormReturn } from 'react-hook-form';
import { restartCodeStep, type CodeFlow, readMailedCode } from '../config/code-flows';
import { useTranslation } from '../i18n/useTranslation';
import { type CodeField, type CodeValues } from './useCodeForm';
import { type FailureCases } from './useFailureReport';
import { useSentCode } from './useSentCode';
import { type FormCall, type SubmittedForm } from './useSubmittedForm';

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
  /** Whether the code is submitted as soon as it is complete; by default it is. */
  sendsItself?: boolean;
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
  sendsItself: boolean;
  error: string | undefined;
  frame: Pick<SubmittedForm<CodeArea, CodeValues>, 'submit' | 'submitting' | 'failure' | 'draft'>;
  resend: { sentAt: number; sending: boolean; sentAgain: boolean; onResend: () => void };
}

/**
 * The code step of a flow ({@link useSentCode}). A wrong or expired code (400) can be corrected; after five wrong ones
 * (401) another code is needed; 423 means that no codes are sent to the address. In signed-in flows the call detects an
 * expired session (`callWithSessionCheck`), and the code is still valid after the login.
 */
export function useCodeStep<Area extends CodeArea, Values extends CodeValues, Variables, Result, Request>({
  flow,
  area,
  form,
  call,
  variables,
  onSuccess,
  sendsItself = true,
  failures = {},
  resend,
}: CodeStepOptions<Area, Values, Variables, Result, Request>) {
  const { t } = useTranslation('credentials');
  const [mailed, setMailed] = useState(() => readMailedCode(flow));
  const { field, frame } = useSentCode({
    area,
    form,
    call,
    variables,
    onSuccess,
    sendsItself,
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
    sendsItself,
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
