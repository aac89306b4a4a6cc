import { ButtonLink } from '../../components/ButtonLink';
import { FormFooter } from '../../components/FormFooter';
import { FormHeading } from '../../components/FormHeading';
import { FormSkeleton } from '../../components/FormSkeleton';
import { OwnAccountStates } from '../../components/OwnAccountStates';
import { TextLink } from '../../components/TextLink';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { useOwnAccount } from './api/withdrawal';
import { Consequences } from './components/Consequences';

/** What stands here while the guard is asked. */
export const Fallback = FormSkeleton;

/** What leaving means, before anything is done, and the way to do it. */
export default function UnsubscribePage() {
  const { t } = useTranslation('withdrawal');
  return (
    <OwnAccountStates query={useOwnAccount()}>
      {(account) => (
        <>
          <FormHeading title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} />
          <Consequences account={account} />
          <ButtonLink to={PATHS.deleteAccount} variant="outlined" size="large" fullWidth>
            {t('unsubscribe.next')}
          </ButtonLink>
          <FormFooter>
            <TextLink to={PATHS.home}>{t('unsubscribe.stay')}</TextLink>
          </FormFooter>
        </>
      )}
    </OwnAccountStates>
  );
}
