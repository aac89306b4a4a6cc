import { Copy, PenLine, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { ButtonLink } from '../../../components/ButtonLink';
import { profileEditPath } from '../../../config/paths';
import { siteSettings } from '../../../config/site-settings';
import { useCopyText } from '../../../hooks/useCopyText';
import { QrButton } from './QrButton';

interface VisitorActionsProps {
  displayId: string;
  displayName: string;
  isOwnPage: boolean;
}

function canShare(): boolean {
  return 'share' in navigator;
}

/** Share the page, or copy its address where the system shares nothing; show it as a code; edit it, where it is one's own. All of it needs a browser that has taken over: it is fetched then. */
export default function VisitorActions({ displayId, displayName, isOwnPage }: VisitorActionsProps) {
  const { t } = useTranslation(['profile', 'common']);
  const copy = useCopyText();

  const address = siteSettings().publicUrl + window.location.pathname;
  const share = () => {
    // Closing the sheet of the system is no failure.
    navigator.share({ title: displayName, url: address }).catch(() => undefined);
  };

  return (
    <>
      {canShare() ? (
        <Button variant="outlined" startIcon={<Share2 size={18} aria-hidden />} onClick={share}>
          {t('profile:share')}
        </Button>
      ) : (
        <Button
          variant="outlined"
          startIcon={<Copy size={18} aria-hidden />}
          onClick={() => void copy(address)}
        >
          {t('common:actions.copyUrl')}
        </Button>
      )}
      <QrButton address={address} displayId={displayId} />
      {isOwnPage && (
        <ButtonLink
          to={profileEditPath(displayId)}
          variant="contained"
          startIcon={<PenLine size={18} aria-hidden />}
        >
          {t('profile:edit')}
        </ButtonLink>
      )}
    </>
  );
}
