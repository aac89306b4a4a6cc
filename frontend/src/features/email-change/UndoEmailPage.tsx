import { useUndoEmailChange } from '../../api/generated/accounts/accounts';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { OneUseLink } from '../../components/forms/OneUseLink';
import { TextLink } from '../../components/buttons/TextLink';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

function Undone() {
  const { t } = useTranslation('emailChange');
  return (
    <>
      <FormHeading title={t('undo.done.title')} lead={t('undo.done.lead')} />
      <ButtonLink to={PATHS.resetPassword} variant="contained" size="large" fullWidth>
        {t('undo.done.resetPassword')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.login}>{t('undo.done.logIn')}</TextLink>
      </FormFooter>
    </>
  );
}

function LinkGone() {
  const { t } = useTranslation('emailChange');
  return (
    <>
      <FormHeading title={t('undo.gone.title')} lead={t('undo.gone.lead')} />
      <ButtonLink to={PATHS.contact} variant="outlined" size="large" fullWidth>
        {t('undo.gone.contact')}
      </ButtonLink>
      <FormFooter>
        <TextLink to={PATHS.login}>{t('undo.done.logIn')}</TextLink>
      </FormFooter>
    </>
  );
}

/** The way back from a change of address, behind the link in the mail to the address before. */
export default function UndoEmailPage() {
  const { t } = useTranslation('emailChange');
  return (
    <OneUseLink
      path={PATHS.undoEmail}
      call={useUndoEmailChange()}
      title={t('undo.title')}
      lead={t('undo.lead')}
      submit={t('undo.submit')}
      submitting={t('undo.submitting')}
      done={<Undone />}
      gone={<LinkGone />}
    />
  );
}
