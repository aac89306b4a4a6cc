import { type ComponentType } from 'react';
import { statusOf } from '../../api/api-error';
import { type BlockName } from '../../api/generated/model/blockName';
import { useListThemes } from '../../api/generated/themes/themes';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { FailureNotice } from '../../components/feedback/FailureNotice';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { usePublicContents } from '../../features/contents/api/public-contents';
import { PublicContents } from '../../features/contents/PublicContents';
import { usePublicItems } from '../../features/items/api/public-items';
import { PublicItems } from '../../features/items/PublicItems';
import { LinkedAccounts } from '../../features/linkages/LinkedAccounts';
import { usePublicLinks } from '../../features/links/api/public-links';
import { PublicLinks } from '../../features/links/PublicLinks';
import { headlineOf } from '../../features/profile/headline-texts';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { ThemeEditSkeleton } from '../../features/profile/theme/ThemeEditSkeleton';
import { ThemeEditPage } from '../../features/profile/ThemeEditPage';

/** Shown while the guards run. */
export const Fallback = ThemeEditSkeleton;

function ShownContents({ account }: { account: OwnAccount }) {
  const { displayId, contentsFormat } = account;
  return (
    <PublicContents
      displayId={displayId}
      contents={usePublicContents(displayId)}
      format={contentsFormat}
      whole={false}
      headline={headlineOf(account, 'content')}
    />
  );
}

function ShownLinks({ account }: { account: OwnAccount }) {
  return <PublicLinks links={usePublicLinks(account.displayId)} headline={headlineOf(account, 'link')} />;
}

function ShownItems({ account }: { account: OwnAccount }) {
  const items = usePublicItems(account.displayId);
  return <PublicItems items={items} whole={false} headline={headlineOf(account, 'item')} />;
}

const SHOWN: Record<BlockName, ComponentType<{ account: OwnAccount }>> = {
  content: ShownContents,
  link: ShownLinks,
  item: ShownItems,
};

function ShownBlocks({ account }: { account: OwnAccount }) {
  return shownBlocks(account.blockOrders).map((name) => {
    const Shown = SHOWN[name];
    return (
      <BlockBoundary key={name}>
        <Shown account={account} />
      </BlockBoundary>
    );
  });
}

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
