import { useOwnAccount } from '../../api/own-account';
import Link from '@mui/material/Link';
import { WideButton } from '../../components/buttons/WideButton';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { Consequences } from './components/Consequences';

/** The consequences of deleting the account, and the link to do it. */
export default function UnsubscribePage() {
  const { t } = useTranslation('withdrawal');
  return (
    <OwnAccountStates query={useOwnAccount()}>
      {(account) => (
        <>
          <FormHeading title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} />
          <Consequences account={account} />
          <WideButton href={PATHS.deleteAccount} variant="outlined">
            {t('unsubscribe.next')}
          </WideButton>
          <FormFooter>
            <Link href={PATHS.home}>{t('unsubscribe.stay')}</Link>
          </FormFooter>
        </>
      )}
    </OwnAccountStates>
  );
}
