import { Mail } from 'lucide-react';
import { type ReactNode } from 'react';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { TextLink } from '../../components/buttons/TextLink';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

/** The ways to join: by e-mail, and what the page around it adds. */
export function SignUpPage({ otherWays }: { otherWays: ReactNode }) {
  const { t } = useTranslation(['signUp', 'common']);
  return (
    <>
      <FormHeading title={t('signUp:choice.heading')} lead={t('signUp:choice.lead')} />
      <ButtonLink
        to={PATHS.signUpForm}
        variant="contained"
        size="large"
        fullWidth
        startIcon={<Mail size={20} aria-hidden />}
      >
        {t('signUp:choice.email')}
      </ButtonLink>
      {otherWays}
      <FormFooter>
        {t('signUp:choice.haveAccount')}
        <TextLink to={PATHS.login}>{t('common:actions.logIn')}</TextLink>
      </FormFooter>
    </>
  );
}
