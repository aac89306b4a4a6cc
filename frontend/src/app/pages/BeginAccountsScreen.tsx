import { useEffect, useRef, useState } from 'react';
import { useListOwnLinkages } from '../../api/generated/oauth/oauth';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { beginPath } from '../../config/paths';
import { StepColumn } from '../../features/begin/StepColumn';
import { StepFooter } from '../../features/begin/StepFooter';
import { clearLinkingResult, readLinkingResult } from '../../features/linkages/linking-result';
import { LinkageComplete } from '../../features/linkages/LinkageComplete';
import { LinkingFailed } from '../../features/linkages/LinkingFailed';
import { OwnLinkages } from '../../features/linkages/OwnLinkages';
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

function AccountsStep({ account }: { account: OwnAccount }) {
  const { accountId, displayId } = account;
  const { t } = useTranslation('begin');
  const { accounts: isDone } = useBeginProgress(account);
  const { isPending } = useListOwnLinkages();
  const linkages = useRef<HTMLElement>(null);
  const back = beginPath(displayId, 'accounts');
  const [linking, setLinking] = useState(() => {
    const result = readLinkingResult();
    return result && { result, open: true };
  });
  useEffect(clearLinkingResult, []);
  const endLinking = () => setLinking(linking && { ...linking, open: false });
  const leaveLinking = () => {
    setLinking(null);
    linkages.current?.focus();
  };

  return (
    <>
      <StepColumn>
        <FormHeading title={t('accounts.heading')} lead={t('accounts.lead')} />
        <OwnLinkages ref={linkages} displayId={displayId} namesLinks={false} back={back} />
        {/* After the accounts above, which would move it. */}
        {!isPending && (
          <ShortLinks
            accountId={accountId}
            displayId={displayId}
            kind="address"
            title={t('accounts.pasteTitle')}
            lead={t('accounts.pasteLead')}
          />
        )}
      </StepColumn>
      <StepFooter displayId={displayId} step="accounts" done={isDone === true} />
      {linking !== null && 'linkages' in linking.result && (
        <LinkageComplete
          open={linking.open}
          linkages={linking.result.linkages}
          onClose={endLinking}
          onExited={leaveLinking}
        />
      )}
      {linking !== null && 'refusal' in linking.result && (
        <LinkingFailed
          open={linking.open}
          {...linking.result}
          back={back}
          onClose={endLinking}
          onExited={leaveLinking}
        />
      )}
    </>
  );
}

/** The second step of a new creator: linked accounts, or the address of anything as a link. */
export default function BeginAccountsScreen() {
  return (
    <OwnAccountStates query={useOwnAccount()} loading={<Fallback />}>
      {(account) => <AccountsStep account={account} />}
    </OwnAccountStates>
  );
}
