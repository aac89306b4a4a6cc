import { BlockBoundary } from '../../components/page/BlockBoundary';
import { firstPage } from '../../api/infinite-list';
import { type BlockName } from '../../api/generated/model/blockName';
import { type PageList } from '../../api/generated/model/pageList';
import { type ProfilePage } from '../../api/generated/model/profilePage';
import { publicContentsKey } from '../../features/contents/api/public-contents';
import { publicItemsKey } from '../../features/items/api/public-items';
import { publicLinksKey } from '../../features/links/api/public-links';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { BLOCK_HEADLINES, headlineText } from '../../features/profile/headline-texts';
import { useTranslation } from '../../i18n/useTranslation';
import { IslandProviders } from '../IslandProviders';
import { OwnContents } from './OwnContents';
import { OwnItems } from './OwnItems';
import { OwnLinks } from './OwnLinks';

interface OwnProfileBlocksProps {
  data: ProfilePage;
  /** The list that is shown in full. */
  whole: PageList | null;
}

/** The blocks of the owner's page, with actions to change them. */
export default function OwnProfileBlocks({ data, whole }: OwnProfileBlocksProps) {
  const { t } = useTranslation('profile');
  const { account } = data;
  const { accountId, displayId } = account;
  const shown = shownBlocks(account.blockOrders);
  const block = (name: BlockName) => {
    const own = { accountId, displayId, heading: headlineText(t, account, BLOCK_HEADLINES[name]) };
    switch (name) {
      case 'content':
        return <OwnContents {...own} format={account.contentsFormat} whole={whole === 'contents'} />;
      case 'link':
        return <OwnLinks {...own} />;
      case 'item':
        return <OwnItems {...own} hidesPosts={!shown.includes('content')} whole={whole === 'items'} />;
    }
  };
  return (
    <IslandProviders
      owner={account}
      seed={(queryClient) => {
        queryClient.setQueryData(publicContentsKey(displayId), firstPage(data.contents));
        queryClient.setQueryData(publicLinksKey(displayId), firstPage(data.links));
        queryClient.setQueryData(publicItemsKey(displayId), firstPage(data.items));
      }}
    >
      {shown.map((name) => (
        <BlockBoundary key={name}>{block(name)}</BlockBoundary>
      ))}
    </IslandProviders>
  );
}
