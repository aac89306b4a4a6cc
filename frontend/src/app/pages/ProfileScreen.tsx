import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { listAskedFor } from '../../config/paths';
import { PublicContents } from '../../features/contents/PublicContents';
import { PublicItems } from '../../features/items/PublicItems';
import { LinkedAccounts } from '../../features/linkages/LinkedAccounts';
import { PublicLinks } from '../../features/links/PublicLinks';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { ProfilePage } from '../../features/profile/ProfilePage';
import { ReportEntry } from './ReportEntry';

// For owners alone.
const OwnContents = lazy(() => import('./OwnContents'));
const OwnItems = lazy(() => import('./OwnItems'));
const OwnLinks = lazy(() => import('./OwnLinks'));

/** The public page of a creator, joined with its blocks. */
export default function ProfileScreen() {
  const whole = listAskedFor(new URLSearchParams(useLocation().search));
  return (
    <ProfilePage
      linkedAccounts={({ displayId }) => <LinkedAccounts displayId={displayId} />}
      report={(account) => (
        <ReportEntry
          about={{ kind: 'profile', id: account.displayId }}
          targets={(page) => page.ofProfilePage(account)}
        />
      )}
      block={(name, { account, headline, isOwnPage }) => {
        const { accountId, displayId, contentsFormat, blockOrders } = account;
        switch (name) {
          case 'content': {
            const contents = { displayId, headline, format: contentsFormat, whole: whole === 'contents' };
            const shown = <PublicContents {...contents} />;
            if (!isOwnPage) return shown;
            return (
              <Suspense fallback={shown}>
                <OwnContents accountId={accountId} {...contents} />
              </Suspense>
            );
          }
          case 'link': {
            const links = { displayId, headline };
            const shown = <PublicLinks {...links} />;
            if (!isOwnPage) return shown;
            return (
              <Suspense fallback={shown}>
                <OwnLinks accountId={accountId} {...links} />
              </Suspense>
            );
          }
          case 'item': {
            const items = { displayId, headline, whole: whole === 'items' };
            const shown = <PublicItems {...items} />;
            if (!isOwnPage) return shown;
            return (
              <Suspense fallback={shown}>
                <OwnItems
                  accountId={accountId}
                  hidesPosts={!shownBlocks(blockOrders).includes('content')}
                  {...items}
                />
              </Suspense>
            );
          }
        }
      }}
    />
  );
}
