import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { StepColumn } from '../../features/begin/StepColumn';
import { StepFoot } from '../../features/begin/StepFoot';
import { ShortLinks } from '../../features/links/short/ShortLinks';
import { useTranslation } from '../../i18n/useTranslation';
import { useBeginProgress } from './useBeginProgress';

/** Shown while the guards run. */
export function Fallback() {
  return (
    <StepColumn>
      <FormSkeleton />
    </StepColumn>
  );
}

function LinkStep({ account }: { account: OwnAccount }) {
  const { accountId, displayId } = account;
  const { t } = useTranslation('begin');
  const { link: isDone } = useBeginProgress(account);
  return (
    <>
      <StepColumn>
        <FormHeading title={t('link.heading')} lead={t(isDone === true ? 'link.leadMore' : 'link.lead')} />
        <ShortLinks accountId={accountId} displayId={displayId} kind="titled" title={t('link.addTitle')} />
      </StepColumn>
      <StepFoot displayId={displayId} step="link" done={isDone === true} />
    </>
  );
}

/** The third step of a new creator: the first link. */
export default function BeginLinkScreen() {
  return (
    <OwnAccountStates query={useOwnAccount()} loading={<Fallback />}>
      {(account) => <LinkStep account={account} />}
    </OwnAccountStates>
  );
}
