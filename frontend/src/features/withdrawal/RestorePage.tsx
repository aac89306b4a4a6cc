import { useRestoreAccount } from '../../api/generated/accounts/accounts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { OneUseLink } from '../../components/forms/OneUseLink';
import { PATHS } from '../../config/paths';
import { siteSettings } from '../../config/site-settings';
import { useTranslation } from '../../i18n/useTranslation';
import { restoreDaysText } from './restore-days';

function Restored() {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <FormHeading title={t('restore.done.title')} lead={t('restore.done.lead')} />
      <Button href={PATHS.login} variant="contained" size="large" fullWidth>
        {t('restore.done.next')}
      </Button>
    </>
  );
}

function LinkGone() {
  const { t } = useTranslation('withdrawal');
  const { restoreDays } = siteSettings();
  const lead =
    restoreDays === 0 ? t('restore.gone.erased') : t('restore.gone.lead', { days: restoreDaysText(t) });
  return (
    <>
      <FormHeading title={t('restore.gone.title')} lead={lead} />
      <Button href={PATHS.signUp} variant="outlined" size="large" fullWidth>
        {t('restore.gone.signUp')}
      </Button>
      <FormFooter>
        <Link href={PATHS.login}>{t('restore.gone.logIn')}</Link>
      </FormFooter>
    </>
  );
}

/** Restores a deleted account, from the link in the farewell mail. */
export default function RestorePage() {
  const { t } = useTranslation('withdrawal');
  return (
    <OneUseLink
      path={PATHS.restore}
      call={useRestoreAccount()}
      title={t('restore.title')}
      lead={t('restore.lead')}
      submit={t('restore.submit')}
      submitting={t('restore.submitting')}
      done={<Restored />}
      invalid={<LinkGone />}
    />
  );
}
