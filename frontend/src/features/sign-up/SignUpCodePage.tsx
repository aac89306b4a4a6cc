import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type ApiError } from '../../api/api-error';
import { FormFooter } from '../../components/FormFooter';
import { FormHeading } from '../../components/FormHeading';
import { FormSkeleton } from '../../components/FormSkeleton';
import { TextLink } from '../../components/TextLink';
import { PATHS } from '../../config/paths';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useCheckSignUpCode, useResendSignUpCode } from './api/sign-up';
import { CodeForm } from './form/CodeForm';
import { codePayload, type CodeValues, EMPTY_CODE, useCodeForm } from './form/useCodeForm';
import { completeSignUpFlow, endSignUpFlow, readSignUpFlow } from './sign-up-flow';

const Resend = styled('div')({
  marginTop: 24,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
});

/** What stands here while the guard looks for the flow. */
export const Fallback = FormSkeleton;

/** Sign-up: the code from the mail. */
export default function SignUpCodePage() {
  const { t } = useTranslation(['signUp', 'common', 'errors']);
  const { form, rules } = useCodeForm();
  const checkCode = useCheckSignUpCode();
  const resendCode = useResendSignUpCode();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const [email] = useState(() => readSignUpFlow()?.email ?? '');
  const [failure, setFailure] = useState<string | null>(null);

  const onRefused = (error: ApiError) => {
    switch (error.statusCode) {
      case 400:
        form.setError('code', { type: 'server', message: 'invalidCode' });
        return;
      case 401:
        setFailure(t('signUp:code.burnt'));
        return;
      case 429:
        setFailure(t('errors:calls.throttled'));
        return;
      default:
        setFailure(t('common:messages.UNKNOWN'));
    }
  };

  const submit = (values: CodeValues) => {
    setFailure(null);
    checkCode.mutate(codePayload(values), {
      onSuccess: () => {
        completeSignUpFlow();
        void navigate(PATHS.signUpComplete, { replace: true });
      },
      onError: onRefused,
    });
  };

  const resend = () => {
    if (resendCode.isPending) return;
    setFailure(null);
    resendCode.mutate(undefined, {
      onSuccess: () => form.reset({ code: EMPTY_CODE }),
      onError: (error) => {
        if (error.statusCode === 401) {
          endSignUpFlow();
          show('UNAUTHORIZED');
          void navigate(PATHS.signUpForm, { replace: true });
        } else {
          onRefused(error);
        }
      },
    });
  };

  return (
    <>
      <FormHeading
        title={t('signUp:code.heading')}
        lead={`${t('signUp:code.sentTo', { email })}${t('signUp:code.expiry')}`}
      />
      <CodeForm
        control={form.control}
        rules={rules}
        errors={form.formState.errors}
        failure={failure}
        submitting={checkCode.isPending}
        onSubmit={() => void form.handleSubmit(submit)()}
      />
      <Resend>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('signUp:code.notArrived')}
        </Typography>
        <Button onClick={resend} aria-disabled={resendCode.isPending} variant="outlined" sx={{ mt: 1 }}>
          {resendCode.isPending ? t('signUp:code.resending') : t('signUp:code.resend')}
        </Button>
        <Typography variant="body2" role="status" sx={{ color: 'success.main' }}>
          {resendCode.isSuccess && t('signUp:code.resent')}
        </Typography>
      </Resend>
      <FormFooter>
        <TextLink to={PATHS.signUpForm}>{t('signUp:code.startOver')}</TextLink>
      </FormFooter>
    </>
  );
}
