import { Copy, PenLine, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { ButtonLink } from '../../../components/ButtonLink';
import { profileEditPath } from '../../../config/paths';
import { siteSettings } from '../../../config/site-settings';
import { useCopyText } from '../../../hooks/useCopyText';
import { useHydrated } from '../../../hooks/useHydrated';

interface VisitorActionsProps {
  displayId: string;
  displayName: string;
  isOwnPage: boolean;
}

function canShare(): boolean {
  return 'share' in navigator;
}

/** Share or copy the page's address; edit it, where it is one's own. All of it needs a browser that has taken over. */
export function VisitorActions({ displayId, displayName, isOwnPage }: VisitorActionsProps) {
  const { t } = useTranslation(['profile', 'common']);
  const hydrated = useHydrated();
  const copy = useCopyText();
  if (!hydrated) return null;

  const address = siteSettings().publicUrl + window.location.pathname;
  const share = () => {
    // Closing the sheet of the system is no failure.
    navigator.share({ title: displayName, url: address }).catch(() => undefined);
  };

  return (
    <>
      {canShare() && (
        <Button variant="outlined" startIcon={<Share2 size={18} aria-hidden />} onClick={share}>
          {t('profile:share')}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<Copy size={18} aria-hidden />}
        onClick={() => void copy(address)}
      >
        {t('common:actions.copyUrl')}
      </Button>
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
