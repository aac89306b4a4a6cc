import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormFooter } from '../../components/FormFooter';
import { FormHeading } from '../../components/FormHeading';
import { FormSkeleton } from '../../components/FormSkeleton';
import { ResendCode } from '../../components/ResendCode';
import { TextLink } from '../../components/TextLink';
import { keepCookie } from '../../config/cookies';
import { PATHS } from '../../config/paths';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { NOTHING_TO_LOSE } from '../../hooks/useUnsavedWarning';
import { useCheckSignUpCode, useResendSignUpCode } from './api/sign-up';
import { CodeForm } from './form/CodeForm';
import { codePayload, useCodeForm } from './form/useCodeForm';
import { completeSignUpFlow, endSignUpFlow, readSignUpFlow, startSignUpFlow } from './sign-up-flow';

/** What stands here while the guard looks for the flow. */
export const Fallback = FormSkeleton;

/** Sign-up: the code from the mail. */
export default function SignUpCodePage() {
  const { t } = useTranslation('signUp');
  const { form, rules } = useCodeForm();
  const resendCode = useResendSignUpCode();
  const navigate = useNavigate();
  const [flow, setFlow] = useState(readSignUpFlow);

  const frame = useSubmittedForm({
    area: 'signUp',
    form,
    call: useCheckSignUpCode(),
    payload: codePayload,
    onSuccess: () => {
      completeSignUpFlow();
      keepCookie('onboarding', '1');
      void navigate(PATHS.signUpComplete, { replace: true, state: NOTHING_TO_LOSE });
    },
    asksBeforeLeaving: false,
    failures: {
      400: { message: 'UNAUTHORIZED' },
      401: { message: 'UNAUTHORIZED', notice: t('code.burnt') },
    },
  });

  const startOver = () => {
    endSignUpFlow();
    void navigate(PATHS.signUpForm, { replace: true });
  };

  const resend = () => {
    frame.clearFailure();
    resendCode.mutate(undefined, {
      onSuccess: () => {
        // Empty first: the focus goes to the first empty box.
        flushSync(() => form.resetField('code'));
        form.setFocus('code');
        if (flow !== null) startSignUpFlow(flow);
        setFlow(readSignUpFlow);
      },
      onError: (error) => frame.report(error, { 401: { message: 'UNAUTHORIZED', then: startOver } }),
    });
  };

  return (
    <>
      <FormHeading title={t('code.heading')} lead={t('code.lead', { email: flow?.email ?? '' })} />
      <CodeForm control={form.control} rules={rules} frame={frame} />
      <ResendCode
        sentAt={flow?.sentAt ?? 0}
        sending={resendCode.isPending}
        sentAgain={resendCode.isSuccess}
        onResend={resend}
      />
      <FormFooter>
        <TextLink to={PATHS.signUpForm}>{t('code.startOver')}</TextLink>
      </FormFooter>
    </>
  );
}
