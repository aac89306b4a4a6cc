import { useRestoreAccount } from '../../api/generated/accounts/accounts';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { OneUseLink } from '../../components/forms/OneUseLink';
import { TextLink } from '../../components/buttons/TextLink';
import { PATHS } from '../../config/paths';
import { siteSettings } from '../../config/site-settings';
import { useTranslation } from '../../i18n/useTranslation';
import { restoreDaysText } from './restore-days';

function Restored() {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <FormHeading title={t('restore.done.title')} lead={t('restore.done.lead')} />
      <ButtonLink to={PATHS.login} variant="contained" size="large" fullWidth>
        {t('restore.done.next')}
      </ButtonLink>
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
      <ButtonLink to={PATHS.signUp} variant="outlined" size="large" fullWidth>
        {t('restore.gone.signUp')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.login}>{t('restore.gone.logIn')}</TextLink>
      </FormFooter>
    </>
  );
}

/** The way back, behind the link of the goodbye mail. */
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
      gone={<LinkGone />}
    />
  );
}
