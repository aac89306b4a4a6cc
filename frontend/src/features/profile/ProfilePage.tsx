import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { statusOf } from '../../api/api-error';
import { BlockBoundary } from '../../components/BlockBoundary';
import { Button } from '../../components/Button';
import { NotFoundNotice } from '../../components/NotFoundNotice';
import { Notice } from '../../components/Notice';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { type PublicAccount, useIsOwnPage, usePublicAccount } from './api/public-account';
import { ProfileSheet } from '../../components/ProfileSheet';
import { ProfileSkeleton } from './components/ProfileSkeleton';
import { VisitorActions } from './components/VisitorActions';

interface ProfilePageProps {
  /** What the page shows below the creator. */
  blocks: (account: PublicAccount) => ReactNode;
}

function LoadedProfile({ account, blocks }: ProfilePageProps & { account: PublicAccount }) {
  const { t } = useTranslation();
  const isOwnPage = useIsOwnPage(account.displayId);
  const { displayId, displayName } = account;
  useDocumentTitle(t('pages.profile', { displayName, displayId }));
  return (
    <ProfileSheet
      {...account}
      actions={
        <BlockBoundary>
          <VisitorActions displayId={displayId} displayName={displayName} isOwnPage={isOwnPage} />
        </BlockBoundary>
      }
    >
      {blocks(account)}
    </ProfileSheet>
  );
}

/** The public page of a creator. */
export function ProfilePage({ blocks }: ProfilePageProps) {
  const { displayId = '' } = useParams();
  const { t } = useTranslation(['profile', 'common']);
  const { data, error, refetch } = usePublicAccount(displayId);

  if (data !== undefined) return <LoadedProfile account={data} blocks={blocks} />;
  if (error === null) return <ProfileSkeleton />;
  if (statusOf(error) === 404 || statusOf(error) === 400) return <NotFoundNotice />;
  return (
    <Notice title={t('profile:failed.title')}>
      <Typography>{t('profile:failed.text')}</Typography>
      <Button variant="contained" onClick={() => void refetch()}>
        {t('common:actions.retry')}
      </Button>
    </Notice>
  );
}
