import { useOwnAccount } from '../../api/own-account';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { Consequences } from './components/Consequences';

/** Shown while the guard runs. */
export const Fallback = FormSkeleton;

/** The consequences of deleting the account, and the link to do it. */
export default function UnsubscribePage() {
  const { t } = useTranslation('withdrawal');
  return (
    <OwnAccountStates query={useOwnAccount()}>
      {(account) => (
        <>
          <FormHeading title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} />
          <Consequences account={account} />
          <Button href={PATHS.deleteAccount} variant="outlined" size="large" fullWidth>
            {t('unsubscribe.next')}
          </Button>
          <FormFooter>
            <Link href={PATHS.home}>{t('unsubscribe.stay')}</Link>
          </FormFooter>
        </>
      )}
    </OwnAccountStates>
  );
}
