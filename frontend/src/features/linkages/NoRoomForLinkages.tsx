import { LIMITS } from '@hitohira/backend/rules';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { type LinkageProvider } from './api/connect';
import { LinkageDialog } from './components/LinkageDialog';

interface NoRoomForLinkagesProps {
  open: boolean;
  /** The service whose accounts were to be linked. */
  provider: LinkageProvider;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onGone: () => void;
}

/** Says that nothing was linked, since the page has no room for it, and what can be done about that. */
export function NoRoomForLinkages({ open, provider, onClose, onGone }: NoRoomForLinkagesProps) {
  const { t } = useTranslation('linkages');
  const service = t(`services.${provider}`);
  return (
    <LinkageDialog
      open={open}
      title={t('noRoom.title', { service })}
      text={t('noRoom.text', { service, max: LIMITS.linkages.perAccount })}
      onClose={onClose}
      onGone={onGone}
      choices={
        <Button variant="contained" onClick={onClose}>
          {t('noRoom.close')}
        </Button>
      }
    />
  );
}
