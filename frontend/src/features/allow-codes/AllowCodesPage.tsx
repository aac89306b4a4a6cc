import { useAllowCodes } from '../../api/generated/auth/auth';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { OneUseLink } from '../../components/forms/OneUseLink';
import { TextLink } from '../../components/buttons/TextLink';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

function Allowed() {
  const { t } = useTranslation('allowCodes');
  return (
    <>
      <FormHeading title={t('done.title')} lead={t('done.lead')} />
      <ButtonLink to={PATHS.resetPassword} variant="contained" size="large" fullWidth>
        {t('done.resetPassword')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.login}>{t('done.logIn')}</TextLink>
        <TextLink to={PATHS.signUp}>{t('done.signUp')}</TextLink>
      </FormFooter>
    </>
  );
}

function LinkGone() {
  const { t } = useTranslation('allowCodes');
  return (
    <>
      <FormHeading title={t('gone.title')} lead={t('gone.lead')} />
      <ButtonLink to={PATHS.login} variant="outlined" size="large" fullWidth>
        {t('gone.logIn')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.contact}>{t('gone.contact')}</TextLink>
      </FormFooter>
    </>
  );
}

/** Behind the link of the mail that tells that codes are paused for an address. */
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
      gone={<LinkGone />}
    />
  );
}
