import { statusOf } from '../../api/api-error';
import { useListThemes } from '../../api/generated/themes/themes';
import { useOwnAccount } from '../../api/own-account';
import { FailureNotice } from '../../components/feedback/FailureNotice';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { LinkedAccounts } from '../../features/linkages/LinkedAccounts';
import { ThemeEditSkeleton } from '../../features/profile/theme/ThemeEditSkeleton';
import { ThemeEditPage } from '../../features/profile/ThemeEditPage';
import { ShownBlocks } from '../owner/ShownBlocks';

/** Shown while the guards run. */
export const Fallback = ThemeEditSkeleton;

/** The theme page, with a preview of the page. */
export default function ThemeEditScreen() {
  const ownAccount = useOwnAccount();
  const { data: themes, error } = useListThemes({ query: { staleTime: 'static' } });
  if (themes === undefined) {
    return error === null ? <ThemeEditSkeleton /> : <FailureNotice status={statusOf(error)} />;
  }
  return (
    <OwnAccountStates query={ownAccount}>
      {(account) => (
        <ThemeEditPage
          account={account}
          themes={themes.results}
          linkedAccounts={
            <BlockBoundary>
              <LinkedAccounts displayId={account.displayId} />
            </BlockBoundary>
          }
          shownBlocks={<ShownBlocks account={account} />}
        />
      )}
    </OwnAccountStates>
  );
}
