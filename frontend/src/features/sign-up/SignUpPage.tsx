import Link from '@mui/material/Link';
import { Mail } from 'lucide-react';
import { type ReactNode } from 'react';
import { WideButton } from '../../components/buttons/WideButton';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

/** The sign-up methods: e-mail and those that the caller adds. */
export function SignUpPage({ socialLogin }: { socialLogin: ReactNode }) {
  const { t } = useTranslation(['signUp', 'common']);
  return (
    <>
      <FormHeading title={t('signUp:choice.heading')} lead={t('signUp:choice.lead')} />
      <WideButton href={PATHS.signUpForm} startIcon={<Mail size={20} aria-hidden />}>
        {t('signUp:choice.email')}
      </WideButton>
      {socialLogin}
      <FormFooter>
        {t('signUp:choice.haveAccount')}
        <Link href={PATHS.login}>{t('common:actions.logIn')}</Link>
      </FormFooter>
    </>
  );
}
