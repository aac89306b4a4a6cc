import { useUndoEmailChange } from '../../api/generated/accounts/accounts';
import Link from '@mui/material/Link';
import { WideButton } from '../../components/buttons/WideButton';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { OneUseLink } from '../../components/forms/OneUseLink';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

function Undone() {
  const { t } = useTranslation('emailChange');
  return (
    <>
      <FormHeading title={t('undo.done.title')} lead={t('undo.done.lead')} />
      <WideButton href={PATHS.resetPassword}>{t('undo.done.resetPassword')}</WideButton>
      <FormFooter>
        <Link href={PATHS.login}>{t('undo.done.logIn')}</Link>
      </FormFooter>
    </>
  );
}

function LinkGone() {
  const { t } = useTranslation('emailChange');
  return (
    <>
      <FormHeading title={t('undo.gone.title')} lead={t('undo.gone.lead')} />
      <WideButton href={PATHS.contact} variant="outlined">
        {t('undo.gone.contact')}
      </WideButton>
      <FormFooter>
        <Link href={PATHS.login}>{t('undo.done.logIn')}</Link>
      </FormFooter>
    </>
  );
}

/** Undoes an e-mail change, from the link mailed to the previous address. */
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
      invalid={<LinkGone />}
    />
  );
}
