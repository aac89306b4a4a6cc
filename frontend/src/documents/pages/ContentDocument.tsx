import { lazy, Suspense } from 'react';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { requestedList } from '../../config/paths';
import { ContentPage } from '../../features/contents/ContentPage';
import { withoutContent } from '../../features/contents/without-content';
import { OtherContents } from '../../features/contents/OtherContents';
import { ItemsBlock } from '../../features/items/components/ItemsBlock';
import { contentPageHeading } from '../../features/profile/content-page-headings';
import { useSiteNavigation } from '../../hooks/useSiteNavigation';
import { useTranslation } from '../../i18n/useTranslation';
import { CreatorFrame } from '../CreatorFrame';
import { type ContentPage as ContentPageData } from '../../api/generated/model/contentPage';
import { LinkSwitchProvider } from '../LinkSwitchProvider';
import { useContents, useItemsOfContent } from '../lists';
import { ReportEntry } from '../ReportEntry';
import { useIsOwnPage } from '../useIsOwnPage';

// For owners alone.
const OwnContentBlocks = lazy(() => import('../../app/owner/OwnContentBlocks'));

/** The public page of one content, joined with what is recommended with it and what else its creator has posted. */
export default function ContentDocument(data: ContentPageData) {
  const { account, content } = data;
  const { displayId } = account;
  const { contentId } = content;
  const { t } = useTranslation('profile');
  const whole = requestedList(new URLSearchParams(useSiteNavigation().search));
  const isOwn = useIsOwnPage(displayId);
  const items = useItemsOfContent(contentId, data.items);
  const contents = useContents(displayId, data.contents);

  const blocks = (
    <>
      <BlockBoundary>
        <LinkSwitchProvider pid={account.linkswitchPid}>
          <ItemsBlock
            items={items}
            whole={whole === 'items'}
            heading={contentPageHeading(t, account, 'RECOMMEND_CONTENT')}
          />
        </LinkSwitchProvider>
      </BlockBoundary>
      <BlockBoundary>
        <OtherContents
          displayId={displayId}
          contents={withoutContent(contents, contentId)}
          whole={whole === 'contents'}
          heading={contentPageHeading(t, account, 'OTHER_POST')}
        />
      </BlockBoundary>
    </>
  );
  return (
    <CreatorFrame tokens={account.theme.tokens}>
      <ContentPage
        author={account}
        content={content}
        isOwn={isOwn}
        report={
          <ReportEntry
            about={{ kind: 'content', id: String(contentId) }}
            targets={(page) => page.ofContentPage(account, content, { items: items.entries })}
          />
        }
      >
        {isOwn ? (
          <Suspense fallback={blocks}>
            <OwnContentBlocks data={data} whole={whole} />
          </Suspense>
        ) : (
          blocks
        )}
      </ContentPage>
    </CreatorFrame>
  );
}
