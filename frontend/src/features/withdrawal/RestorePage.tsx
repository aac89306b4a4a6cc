import { useRestoreAccount } from '../../api/generated/accounts/accounts';
import Link from '@mui/material/Link';
import { WideButton } from '../../components/buttons/WideButton';
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
      <WideButton href={PATHS.login}>{t('restore.done.next')}</WideButton>
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
      <WideButton href={PATHS.signUp} variant="outlined">
        {t('restore.gone.signUp')}
      </WideButton>
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
