import { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../../api/api-error';
import { FormFooter } from '../../components/FormFooter';
import { FormHeading } from '../../components/FormHeading';
import { TextLink } from '../../components/TextLink';
import { PATHS } from '../../config/paths';
import { type OwnAccount, useLogIn } from './api/log-in';
import { LoginForm } from './form/LoginForm';
import { logInPayload, type LoginValues, useLoginForm } from './form/useLoginForm';

interface LoginPageProps {
  onLoggedIn: (account: OwnAccount) => void;
  /** The account has not entered its code yet; a new one was mailed to this address. */
  onCodeNeeded: (email: string) => void;
}

function failureWords(t: TFunction<'login'>, error: unknown): string | null {
  if (error === null) return null;
  switch (statusOf(error)) {
    case 400:
    case 401:
      return t('failures.credentials');
    case 403:
      return null;
    case 423:
      return t('failures.locked');
    case 429:
      return t('failures.throttled');
    default:
      return t('failures.unknown');
  }
}

export function LoginPage({ onLoggedIn, onCodeNeeded }: LoginPageProps) {
  const { t } = useTranslation(['login', 'common']);
  const { form, fields } = useLoginForm();
  const logIn = useLogIn();

  const submit = (values: LoginValues) => {
    const payload = logInPayload(values);
    logIn.mutate(payload, {
      onSuccess: onLoggedIn,
      onError: (error) => {
        if (error.statusCode === 403) onCodeNeeded(payload.email);
      },
    });
  };

  return (
    <>
      <FormHeading title={t('login:heading')} lead={t('login:lead')} />
      <LoginForm
        fields={fields}
        errors={form.formState.errors}
        failure={failureWords(t, logIn.error)}
        submitting={logIn.isPending}
        onSubmit={() => void form.handleSubmit(submit)()}
      />
      <FormFooter>
        {t('login:noAccount')}
        <TextLink to={PATHS.signUp}>{t('common:actions.signUp')}</TextLink>
      </FormFooter>
    </>
  );
}
