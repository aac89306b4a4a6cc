import { useOwnAccount } from '../../api/own-account';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { WideButton } from '../../components/buttons/WideButton';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { ScriptNeeded } from '../../components/feedback/ScriptNeeded';
import { VisuallyHidden } from '../../components/site/VisuallyHidden';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { Consequences } from './components/Consequences';

/** Takes the space of the page, so that the footer stays where it is. */
export function Fallback() {
  const { t } = useTranslation(['withdrawal', 'common']);
  return (
    <div role="status">
      <ScriptNeeded />
      <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
      <Skeleton component="div" variant="rounded">
        <FormHeading title={t('withdrawal:unsubscribe.title')} lead={t('withdrawal:unsubscribe.lead')} />
      </Skeleton>
      <Skeleton component="div" variant="rounded">
        <Consequences account={null} />
      </Skeleton>
      <Skeleton variant="rounded" height={52} />
      <FormFooter />
    </div>
  );
}

/** The consequences of deleting the account, and the link to do it. */
export default function UnsubscribePage() {
  const { t } = useTranslation('withdrawal');
  return (
    <OwnAccountStates query={useOwnAccount()} loading={<Fallback />}>
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
