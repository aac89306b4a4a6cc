import { Copy, PenLine, Share2 } from 'lucide-react';
import { Button } from '../../../components/buttons/Button';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { profileEditPath } from '../../../config/paths';
import { useShare } from '../../../hooks/useShare';
import { useTranslation } from '../../../i18n/useTranslation';
import { QrButton } from './QrButton';

interface VisitorActionsProps {
  displayId: string;
  displayName: string;
  isOwnPage: boolean;
}

/** Shares the page or copies its address, shows its QR code, and links its owner to the editor. */
export function VisitorActions({ displayId, displayName, isOwnPage }: VisitorActionsProps) {
  const { t } = useTranslation(['profile', 'common']);
  const { method, address, share } = useShare(displayName);
  const Icon = method === 'share' ? Share2 : Copy;
  return (
    <>
      <Button variant="outlined" startIcon={<Icon size={18} aria-hidden />} onClick={share}>
        {method === 'share' ? t('profile:share') : t('common:actions.copyUrl')}
      </Button>
      <QrButton address={address} />
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
