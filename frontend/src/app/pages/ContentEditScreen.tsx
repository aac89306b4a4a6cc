import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { type PagedList } from '../../api/paged-list';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { editTarget } from '../../components/studio/edit-target';
import { EditorSkeleton } from '../../components/studio/preview/EditorSkeleton';
import { shownTarget } from '../../components/studio/preview/shown-targets';
import { type MaybeScheduled } from '../../components/studio/schedule';
import { shownEntries } from '../../components/studio/shown-entries';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { usePublicContents } from '../../features/contents/api/public-contents';
import { useOwnContent } from '../../features/contents/api/own-contents';
import { ContentEditPage } from '../../features/contents/ContentEditPage';
import { ContentsPreview } from '../../features/contents/ContentsPreview';
import { nameOfContent } from '../../features/contents/content-name';
import { OTHER_CONTENTS_FORMAT } from '../../features/contents/grid-format';
import { withoutContent } from '../../features/contents/without-content';
import { ContentItemsPreview } from '../../features/items/ItemsPreview';
import { itemTarget } from '../../features/items/item-target';
import { useContentItems } from '../../features/items/api/content-items';
import { ContentItems } from '../../features/items/ContentItems';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { shownBlocks } from '../../features/profile/blocks/shown-blocks';
import { headlineText } from '../../features/profile/headline-texts';
import { HeadlineSetting } from '../../features/profile/headlines/HeadlineSetting';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { contentFailureStatus } from './failure-status';
import { FailureNotice } from '../../components/feedback/FailureNotice';

/** Receives the focus for the other contents, which are edited elsewhere. */
const Others = styled('div')({ '&:focus': { outline: 'none' } });

/** Shown while the guards run. */
export const Fallback = EditorSkeleton;

/** The number of entries below a headline, and of those that visitors see. */
function useCountWords(kind: 'items' | 'others', list: PagedList<MaybeScheduled>, isShown = true): string {
  const { t } = useTranslation('contentEditor');
  const { entries, total: count, failed } = list;
  if (failed) return t(`failed.${kind}`);
  if (entries === undefined) return '';
  if (count === 0) return t(`${kind}.none`);
  const shown = isShown ? shownEntries(list).total : 0;
  return shown === count ? t(`${kind}.count`, { count }) : t(`${kind}.countShown`, { count, shown });
}

function OwnContent({ account, contentId }: { account: OwnAccount; contentId: number }) {
  const { t, language } = useTranslation('contentEditor');
  const { t: profile } = useTranslation('profile');
  const { show } = useSnackbar();
  const { accountId, displayId } = account;
  // All requests start in parallel.
  const { data: content, error } = useOwnContent(displayId, contentId);
  const items = useContentItems(contentId);
  const others = withoutContent(usePublicContents(displayId), contentId);
  const itemWords = useCountWords('items', items);
  const itemsHeadline = headlineText(profile, account, 'RECOMMEND_CONTENT');
  const othersHeadline = headlineText(profile, account, 'OTHER_POST');
  const showsOthers = shownBlocks(account.blockOrders).includes('content');
  const otherWords = useCountWords('others', others, showsOthers);

  useEffect(() => {
    if (others.failed) show('FAILED_TO_GET_CONTENTS_LIST');
  }, [others.failed, show]);

  const failure = content === undefined && error !== null ? contentFailureStatus(error) : null;

  useEffect(() => {
    if (failure === 500) show('FAILED_TO_GET_CONTENT_DETAIL');
  }, [failure, show]);

  if (failure !== null) return <FailureNotice status={failure} />;
  if (content === undefined) return <EditorSkeleton />;
  return (
    <ContentEditPage
      key={contentId}
      account={account}
      content={content}
      headlines={[itemsHeadline, othersHeadline]}
      shownBlocks={
        <>
          <div {...shownTarget({ kind: 'block', id: 'item' })}>
            <BlockBoundary>
              <ContentItemsPreview contentId={contentId} heading={itemsHeadline} />
            </BlockBoundary>
          </div>
          {showsOthers && (
            <div {...shownTarget({ kind: 'block', id: 'content' })}>
              <BlockBoundary>
                <ContentsPreview
                  displayId={displayId}
                  format={OTHER_CONTENTS_FORMAT}
                  heading={othersHeadline}
                  beside={contentId}
                />
              </BlockBoundary>
            </div>
          )}
        </>
      }
    >
      <ContentItems
        accountId={accountId}
        displayId={displayId}
        target={itemTarget(content, nameOfContent(profile, language, content))}
      />
      <div {...editTarget({ kind: 'part', id: 'itemsHeadline' })}>
        <HeadlineSetting account={account} type="RECOMMEND_CONTENT" lead={t('items.lead')}>
          {itemWords}
        </HeadlineSetting>
      </div>
      <Others tabIndex={-1} {...editTarget({ kind: 'block', id: 'content' })}>
        <div {...editTarget({ kind: 'part', id: 'othersHeadline' })}>
          <HeadlineSetting account={account} type="OTHER_POST" lead={t('others.lead')}>
            {otherWords}
          </HeadlineSetting>
        </div>
      </Others>
    </ContentEditPage>
  );
}

/** The edit page of a content; not found for contents of others. */
export default function ContentEditScreen() {
  const { displayId = '', contentId } = useParams();
  return (
    <OwnAccountStates query={useOwnAccount()} loading={<EditorSkeleton />}>
      {(account) =>
        displayId.toLowerCase() === account.displayId.toLowerCase() ? (
          <OwnContent account={account} contentId={Number(contentId)} />
        ) : (
          <FailureNotice status={404} />
        )
      }
    </OwnAccountStates>
  );
}
