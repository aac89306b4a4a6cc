import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Path, type UseFormReturn } from 'react-hook-form';
import { restartCodeStep, type CodeFlow, readMailedCode } from '../config/code-flows';
import { useTranslation } from '../i18n/useTranslation';
import { type CodeField, type CodeValues, useCodeField } from './useCodeField';
import { type FailureCases } from './useFailureReport';
import { type FormCall, type SubmittedForm, useSubmittedForm } from './useSubmittedForm';

/** The areas that have words for a code. */
type CodeArea = 'signUp' | 'resetPassword' | 'accountSettings';

interface CodeStepOptions<Area extends CodeArea, Values extends CodeValues, Variables, Result, Request> {
  flow: CodeFlow;
  area: Area;
  form: UseFormReturn<Values>;
  /** Hands the code in. */
  call: FormCall<Variables, Result>;
  variables: (values: Values) => Variables;
  onSuccess: (result: Result) => void;
  /** What failures mean here beside those of every code. */
  failures?: FailureCases;
  /** Asks for another code. */
  resend: {
    call: FormCall<Request, unknown> & { isSuccess: boolean };
    /** What is sent, or false where the form cannot say it yet. */
    request: () => Request | false | Promise<Request | false>;
    failures?: FailureCases;
  };
}

/** The step as its component takes it. */
export interface CodeStepState {
  field: CodeField;
  error: string | undefined;
  frame: Pick<SubmittedForm<CodeArea, CodeValues>, 'submit' | 'submitting' | 'failure' | 'draft'>;
  resend: { sentAt: number; sending: boolean; sentAgain: boolean; onResend: () => void };
}

/**
 * The step of a flow in which a mailed code is entered; every flow has the same. A wrong code and one that has expired
 * (400) leave everything as it is, after five wrong ones (401) another code is needed: that empties the boxes and
 * begins the minute anew. Where codes are stopped for the address (423), the words say how to go on. Leaving is not asked about, the mail is still there. In the flows of signed-in people the call
 * tells a session that is over (`callWithSessionCheck`), which leads to the login and back to a code that is still good.
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
    // Empty first: the focus goes to the first empty box.
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
