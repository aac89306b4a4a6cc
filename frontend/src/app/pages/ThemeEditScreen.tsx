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
import { BLOCK_HEADLINES, headlineText } from '../../features/profile/headline-texts';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { ThemeEditSkeleton } from '../../features/profile/theme/ThemeEditSkeleton';
import { ThemeEditPage } from '../../features/profile/ThemeEditPage';
import { useTranslation } from '../../i18n/useTranslation';

/** Shown while the guards run. */
export const Fallback = ThemeEditSkeleton;

interface ShownBlockProps {
  account: OwnAccount;
  heading: string;
}

function ShownContents({ account: { displayId, contentsFormat }, heading }: ShownBlockProps) {
  const contents = usePublicContents(displayId);
  return (
    <PublicContents displayId={displayId} contents={contents} format={contentsFormat} heading={heading} />
  );
}

function ShownLinks({ account, heading }: ShownBlockProps) {
  return <PublicLinks links={usePublicLinks(account.displayId)} heading={heading} />;
}

function ShownItems({ account, heading }: ShownBlockProps) {
  return <PublicItems items={usePublicItems(account.displayId)} heading={heading} />;
}

const SHOWN: Record<BlockName, ComponentType<ShownBlockProps>> = {
  content: ShownContents,
  link: ShownLinks,
  item: ShownItems,
};

function ShownBlocks({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('profile');
  return shownBlocks(account.blockOrders).map((name) => {
    const Shown = SHOWN[name];
    return (
      <BlockBoundary key={name}>
        <Shown account={account} heading={headlineText(t, account, BLOCK_HEADLINES[name])} />
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
