import { useGetAccount } from '../../api/generated/accounts/accounts';
import { firstPage } from '../../api/infinite-list';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { type PageList } from '../../api/generated/model/pageList';
import { type ContentPage } from '../../api/generated/model/contentPage';
import { shownEntries } from '../../components/studio/shown-entries';
import { nameOfContent } from '../../features/contents/content-name';
import { publicContentsKey, usePublicContents } from '../../features/contents/api/public-contents';
import { withoutContent } from '../../features/contents/without-content';
import { OTHER_CONTENTS_FORMAT } from '../../features/contents/grid-format';
import { PublicContents } from '../../features/contents/PublicContents';
import AddItemsEntry from '../../features/items/add/AddItemsEntry';
import { contentItemsKey, useContentItems } from '../../features/items/api/content-items';
import { itemTarget } from '../../features/items/item-target';
import { PublicItems } from '../../features/items/PublicItems';
import { publicAccountQuery } from '../../features/profile/api/public-account';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { type HeadlineType } from '../../features/profile/api/headlines';
import { headlineText } from '../../features/profile/headline-texts';
import HeadlineEntry from '../../features/profile/headlines/HeadlineEntry';
import { useTranslation } from '../../i18n/useTranslation';
import { IslandProviders } from '../IslandProviders';

interface OwnContentBlocksProps {
  data: ContentPage;
  /** The list that is shown in full. */
  whole: PageList | null;
}

function Blocks({ data, whole }: OwnContentBlocksProps) {
  const { content } = data;
  const { accountId, displayId } = data.account;
  const { t, language } = useTranslation('profile');
  const { data: account = data.account } = useGetAccount(displayId.toLowerCase(), {
    query: { enabled: false },
  });
  // As visitors see them: the API returns more of them to the owner.
  const items = shownEntries(useContentItems(content.contentId));
  const contents = shownEntries(usePublicContents(displayId));
  const block = (type: HeadlineType) => {
    const heading = headlineText(t, account, type);
    return { heading, side: <HeadlineEntry type={type} heading={heading} /> };
  };
  return (
    <>
      <BlockBoundary>
        <PublicItems items={items} whole={whole === 'items'} {...block('RECOMMEND_CONTENT')} />
        <AddItemsEntry
          accountId={accountId}
          displayId={displayId}
          target={itemTarget(content, nameOfContent(t, language, content))}
        />
      </BlockBoundary>
      {shownBlocks(account.blockOrders).includes('content') && (
        <BlockBoundary>
          <PublicContents
            displayId={displayId}
            contents={withoutContent(contents, content.contentId)}
            format={OTHER_CONTENTS_FORMAT}
            first={false}
            whole={whole === 'contents'}
            {...block('OTHER_POST')}
          />
        </BlockBoundary>
      )}
    </>
  );
}

/** The blocks below the owner's content, with actions to change them. */
export default function OwnContentBlocks(props: OwnContentBlocksProps) {
  const { account, content, items, contents } = props.data;
  const { displayId } = account;
  return (
    <IslandProviders
      owner={account}
      seed={(queryClient) => {
        queryClient.setQueryData(publicAccountQuery(displayId).queryKey, account);
        if (items !== null) queryClient.setQueryData(contentItemsKey(content.contentId), firstPage(items));
        if (contents !== null) queryClient.setQueryData(publicContentsKey(displayId), firstPage(contents));
      }}
    >
      <Blocks {...props} />
    </IslandProviders>
  );
}
