import { PenLine, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { IconButton } from '../../../components/buttons/IconButton';
import { profileEditPath } from '../../../config/paths';
import { useShareRequest } from '../../../hooks/useShareRequest';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './VisitorActions.module.css';

// Loaded when a visitor shares the page.
const ShareDialog = lazy(() => import('./ShareDialog'));

interface VisitorActionsProps {
  displayId: string;
  displayName: string;
  isOwnPage: boolean;
}

/** Opens the share sheet of the page, at once if the page was opened to be shared, and links its owner to the editor. */
export function VisitorActions({ displayId, displayName, isOwnPage }: VisitorActionsProps) {
  const { t } = useTranslation('profile');
  const [isSharing, setSharing] = useState(useShareRequest());
  return (
    <>
      {isOwnPage && (
        <ButtonLink
          to={profileEditPath(displayId)}
          variant="contained"
          startIcon={<PenLine size={18} aria-hidden />}
        >
          {t('edit')}
        </ButtonLink>
      )}
      <IconButton
        className={styles.share}
        aria-label={t('share.open')}
        title={t('share.open')}
        aria-haspopup="dialog"
        onClick={() => setSharing(true)}
      >
        <Share2 size={20} aria-hidden />
      </IconButton>
      {isSharing && (
        <Suspense>
          <ShareDialog displayId={displayId} title={displayName} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
