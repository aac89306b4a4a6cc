import { type ComponentType } from 'react';
import { type BlockName } from '../../api/generated/model/blockName';
import { type OwnAccount } from '../../api/own-account';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { usePublicContents } from '../../features/contents/api/public-contents';
import { PublicContents } from '../../features/contents/PublicContents';
import { usePublicItems } from '../../features/items/api/public-items';
import { PublicItems } from '../../features/items/PublicItems';
import { usePublicLinks } from '../../features/links/api/public-links';
import { PublicLinks } from '../../features/links/PublicLinks';
import { BLOCK_HEADLINES, headlineText } from '../../features/profile/headline-texts';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { useTranslation } from '../../i18n/useTranslation';

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

/** The blocks of the page as visitors see them, for a preview. */
export function ShownBlocks({ account }: { account: OwnAccount }) {
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
