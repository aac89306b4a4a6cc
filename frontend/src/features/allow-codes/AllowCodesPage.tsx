import { useAllowCodes } from '../../api/generated/auth/auth';
import Link from '@mui/material/Link';
import { WideButton } from '../../components/buttons/WideButton';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { OneUseLink } from '../../components/forms/OneUseLink';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

function Allowed() {
  const { t } = useTranslation('allowCodes');
  return (
    <>
      <FormHeading title={t('done.title')} lead={t('done.lead')} />
      <WideButton href={PATHS.resetPassword}>{t('done.resetPassword')}</WideButton>
      <FormFooter>
        <Link href={PATHS.login}>{t('done.logIn')}</Link>
        <Link href={PATHS.signUp}>{t('done.signUp')}</Link>
      </FormFooter>
    </>
  );
}

function LinkGone() {
  const { t } = useTranslation('allowCodes');
  return (
    <>
      <FormHeading title={t('gone.title')} lead={t('gone.lead')} />
      <WideButton href={PATHS.login} variant="outlined">
        {t('gone.logIn')}
      </WideButton>
      <FormFooter>
        <Link href={PATHS.contact}>{t('gone.contact')}</Link>
      </FormFooter>
    </>
  );
}

/** Resumes codes for an address, from the link in the mail about the pause. */
export default function AllowCodesPage() {
  const { t } = useTranslation('allowCodes');
  return (
    <OneUseLink
      path={PATHS.allowCodes}
      call={useAllowCodes()}
      title={t('title')}
      lead={t('lead')}
      submit={t('submit')}
      submitting={t('submitting')}
      done={<Allowed />}
      invalid={<LinkGone />}
    />
  );
}
