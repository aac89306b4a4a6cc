import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { LinkSwitchContext } from '../../components/advertising';
import { BlockBoundary } from '../../components/BlockBoundary';
import { listAskedFor } from '../../config/paths';
import { useContent } from '../../features/contents/api/content';
import { useOtherContents } from '../../features/contents/api/other-contents';
import { contentName } from '../../features/contents/content-name';
import { ContentPage } from '../../features/contents/ContentPage';
import { OtherContents } from '../../features/contents/OtherContents';
import { ContentSkeleton } from '../../features/contents/page/ContentSkeleton';
import { itemTarget } from '../../features/items/item-target';
import { useContentItems } from '../../features/items/api/content-items';
import { ItemsBlock } from '../../features/items/components/ItemsBlock';
import { useIsOwnPage, usePublicAccount } from '../../features/profile/api/public-account';
import { useSnackbar } from '../../hooks/useSnackbar';
import { contentFailureStatus } from './failure-status';
import { FailureNotice } from './FailureNotice';
import { ReportEntry } from './ReportEntry';

// For owners alone.
const AddItemsEntry = lazy(() => import('../../features/items/add/AddItemsEntry'));
const HeadlineEntry = lazy(() => import('../../features/profile/headlines/HeadlineEntry'));

/** The public page of one content, joined with what is recommended with it and what else its creator has posted. */
export default function ContentScreen() {
  const { t, i18n } = useTranslation('profile');
  const { displayId = '', contentId: id } = useParams();
  const contentId = Number(id);
  const whole = listAskedFor(new URLSearchParams(useLocation().search));
  // All that the page shows is asked for at once.
  const { data: account, error: accountError } = usePublicAccount(displayId);
  const { data: content, error: contentError } = useContent(displayId, contentId);
  const items = useContentItems(contentId);
  const others = useOtherContents(displayId, contentId);
  const isOwn = useIsOwnPage(displayId);
  const { show } = useSnackbar();
  const unread = content === undefined && contentError !== null && contentFailureStatus(contentError) === 500;

  useEffect(() => {
    if (unread) show('FAILED_TO_GET_CONTENT_DETAIL');
  }, [unread, show]);

  if (account === undefined || content === undefined) {
    const error =
      (account === undefined ? accountError : null) ?? (content === undefined ? contentError : null);
    return error === null ? <ContentSkeleton /> : <FailureNotice status={contentFailureStatus(error)} />;
  }

  const block = (type: 'RECOMMEND_CONTENT' | 'OTHER_POST') => {
    const heading = account.headlines.find((each) => each.type === type)?.text ?? t(`headlines.${type}`);
    const side = isOwn && (
      <Suspense>
        <HeadlineEntry type={type} heading={heading} />
      </Suspense>
    );
    return { heading, side };
  };
  return (
    <ContentPage
      author={account}
      content={content}
      isOwn={isOwn}
      report={
        <ReportEntry
          about={{ kind: 'content', id: String(contentId) }}
          targets={(page) => page.ofContentPage(account, content)}
        />
      }
    >
      <BlockBoundary>
        <LinkSwitchContext value={account.linkswitchPid}>
          <ItemsBlock items={items} whole={whole === 'items'} {...block('RECOMMEND_CONTENT')} />
        </LinkSwitchContext>
        {isOwn && (
          <Suspense>
            <AddItemsEntry
              accountId={account.accountId}
              displayId={account.displayId}
              target={itemTarget(content, contentName(t, i18n.language, content))}
            />
          </Suspense>
        )}
      </BlockBoundary>
      <BlockBoundary>
        <OtherContents
          displayId={account.displayId}
          contents={others}
          whole={whole === 'contents'}
          {...block('OTHER_POST')}
        />
      </BlockBoundary>
    </ContentPage>
  );
}
