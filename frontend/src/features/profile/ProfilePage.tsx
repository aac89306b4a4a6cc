import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { statusOf } from '../../api/api-error';
import { LinkSwitchContext } from '../../components/advertising';
import { BlockBoundary } from '../../components/BlockBoundary';
import { Button } from '../../components/Button';
import { NotFoundNotice } from '../../components/NotFoundNotice';
import { Notice, NoticeText } from '../../components/Notice';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useHydrated } from '../../hooks/useHydrated';
import { ProfileSheet } from '../../components/ProfileSheet';
import { type BlockName, type PublicAccount, useIsOwnPage, usePublicAccount } from './api/public-account';
import { shownBlocks } from './blocks/shown-blocks';
import { Categories } from './components/Categories';
import { ProfileSkeleton } from './components/ProfileSkeleton';

// What nobody can use before the browser has taken the page over.
const VisitorActions = lazy(() => import('./components/VisitorActions'));

interface ProfilePageProps {
  /** Where else the creator is. */
  linkedAccounts: (account: PublicAccount) => ReactNode;
  /** The way to tell of something that should not be there. */
  report: (account: PublicAccount) => ReactNode;
  /** A block of the page, drawn where and as its owner wants it. */
  block: (name: BlockName, shown: ShownBlock) => ReactNode;
}

/** What a block is drawn with. */
interface ShownBlock {
  account: PublicAccount;
  /** The creator's own words over it. */
  headline: string | null;
  isOwnPage: boolean;
}

/** The words that stand over each block. */
const HEADLINES = {
  content: 'POST',
  link: 'LINK',
  item: 'RECOMMEND_PROFILE',
} as const satisfies Record<BlockName, string>;

function LoadedProfile({
  account,
  linkedAccounts,
  report,
  block,
}: ProfilePageProps & { account: PublicAccount }) {
  const { t } = useTranslation(['profile', 'common']);
  const hydrated = useHydrated();
  const isOwnPage = useIsOwnPage(account.displayId);
  const { displayId, displayName, blockOrders, headlines, linkswitchPid } = account;
  useDocumentTitle(t('common:pages.profile', { displayName, displayId }));
  return (
    <ProfileSheet
      {...account}
      about={
        <>
          <Categories names={account.categoryNames} />
          <BlockBoundary>{linkedAccounts(account)}</BlockBoundary>
        </>
      }
      actions={
        <BlockBoundary>
          {hydrated && (
            <Suspense>
              <VisitorActions displayId={displayId} displayName={displayName} isOwnPage={isOwnPage} />
            </Suspense>
          )}
        </BlockBoundary>
      }
    >
      <LinkSwitchContext value={linkswitchPid}>
        {shownBlocks(blockOrders).map((name) => {
          const type = HEADLINES[name];
          const headline = headlines.find((each) => each.type === type)?.text ?? null;
          return <BlockBoundary key={name}>{block(name, { account, headline, isOwnPage })}</BlockBoundary>;
        })}
      </LinkSwitchContext>
      {report(account)}
    </ProfileSheet>
  );
}

/** The public page of a creator. */
export function ProfilePage(parts: ProfilePageProps) {
  const { displayId = '' } = useParams();
  const { t } = useTranslation(['profile', 'common']);
  const { data, error, refetch } = usePublicAccount(displayId);

  if (data !== undefined) return <LoadedProfile account={data} {...parts} />;
  if (error === null) return <ProfileSkeleton />;
  if (statusOf(error) === 404 || statusOf(error) === 400) return <NotFoundNotice />;
  return (
    <Notice title={t('profile:failed.title')}>
      <NoticeText>{t('profile:failed.text')}</NoticeText>
      <Button variant="contained" onClick={() => void refetch()}>
        {t('common:actions.retry')}
      </Button>
    </Notice>
  );
}
