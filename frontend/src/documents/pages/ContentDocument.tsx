import { textsIn } from '@hitohira/backend/rules';
import { lazy, Suspense } from 'react';
import { BlockBoundary } from '../../components/page/BlockBoundary';
import { requestedList } from '../../config/paths';
import { nameOfContent } from '../../features/contents/content-name';
import { ContentPage } from '../../features/contents/ContentPage';
import { withoutContent } from '../../features/contents/without-content';
import { OTHER_CONTENTS_FORMAT } from '../../features/contents/grid-format';
import { ContentActions } from '../../features/contents/page/ContentActions';
import { PublicContents } from '../../features/contents/PublicContents';
import { PublicItems } from '../../features/items/PublicItems';
import { headlineText } from '../../features/profile/headline-texts';
import { useSiteNavigation } from '../../hooks/useSiteNavigation';
import { useTranslation } from '../../i18n/useTranslation';
import { CreatorFrame } from '../CreatorFrame';
import { type ContentPage as ContentPageData } from '../../api/generated/model/contentPage';
import { LinkSwitchProvider } from '../LinkSwitchProvider';
import { CONTENT_ITEMS, CONTENTS } from '../lists';
import { ReportEntry } from '../ReportEntry';
import { useDocumentList } from '../useDocumentList';
import { useIsOwnPage } from '../useIsOwnPage';

// Only for owners.
const OwnContentBlocks = lazy(() => import('../../app/owner/OwnContentBlocks'));

/** A content's public page, with its items and the creator's other contents. */
export default function ContentDocument(data: ContentPageData) {
  const { account, content } = data;
  const { displayId } = account;
  const { contentId } = content;
  const { t, language } = useTranslation('profile');
  const owner = { displayId, ...textsIn(account, language) };
  const whole = requestedList(new URLSearchParams(useSiteNavigation().search));
  const isOwn = useIsOwnPage(displayId);
  const items = useDocumentList(CONTENT_ITEMS, contentId, data.items);
  const contents = useDocumentList(CONTENTS, displayId, data.contents);

  const blocks = (
    <>
      <BlockBoundary>
        <LinkSwitchProvider pid={account.linkswitchPid}>
          <PublicItems
            items={items}
            whole={whole === 'items'}
            heading={headlineText(t, account, 'RECOMMEND_CONTENT')}
          />
        </LinkSwitchProvider>
      </BlockBoundary>
      <BlockBoundary>
        <PublicContents
          displayId={displayId}
          contents={withoutContent(contents, contentId)}
          format={OTHER_CONTENTS_FORMAT}
          first={false}
          whole={whole === 'contents'}
          heading={headlineText(t, account, 'OTHER_POST')}
        />
      </BlockBoundary>
    </>
  );
  return (
    <CreatorFrame tokens={account.theme.tokens}>
      <ContentPage
        author={account}
        content={content}
        actions={
          <ContentActions
            displayId={displayId}
            contentId={contentId}
            name={nameOfContent(t, language, content)}
            isOwn={isOwn}
          />
        }
        report={
          <ReportEntry
            about={{ kind: 'content', id: String(contentId) }}
            targets={(page) => page.ofContentPage(owner, content, { items: items.entries })}
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
