import { Global } from '@emotion/react';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { type StoredPicture } from '../../components/pictures/Picture';
import { tabStops } from '../../components/dialogs/tab-stops';
import { ProfileAvatar } from '../../components/pictures/ProfileAvatar';
import { useDismissEarlierMessage } from '../../hooks/useDismissEarlierMessage';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { StudioPlaces } from './StudioPlaces';

const FOOT_PX = 168;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 8px 8px 24px',
});

const Person = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });

const Name = styled('p')({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
});

const Part = styled('div')({ padding: '8px 12px' });

const Foot = styled(Part)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  marginTop: 'auto',
  paddingBottom: 'calc(16px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${look.vars.palette.divider}`,
});

// Messages appear above the foot.
const aboveFoot = <Global styles={{ 'html:root': { '--bottom-bar': `${FOOT_PX}px` } }} />;

interface StudioSidebarProps {
  isShow: boolean;
  onClose: () => void;
  /** Undefined if the account could not be loaded. */
  account: { displayId: string; displayName: string; iconPicture: StoredPicture | null } | undefined;
  /** The settings and the log-out button. */
  children: ReactNode;
}

/** The navigation drawer of small screens. */
export function StudioSidebar({ isShow, onClose, account, children }: StudioSidebarProps) {
  const { t } = useTranslation('studio');
  useDismissEarlierMessage(isShow);
  return (
    <Drawer
      {...tabStops}
      anchor="right"
      open={isShow}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          // As in `Dialog`, so that live regions are announced.
          'aria-modal': false,
          'aria-label': t('navigation.menu'),
          sx: { width: 'min(320px, 86vw)' },
        },
      }}
    >
      {isShow && aboveFoot}
      <Head>
        <Person>
          {account !== undefined && <ProfileAvatar account={account} size={36} />}
          <Name>{account?.displayName}</Name>
        </Person>
        <IconButton aria-label={t('navigation.closeMenu')} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      </Head>
      {account !== undefined && (
        <Part as="nav" aria-label={t('navigation.label')}>
          <StudioPlaces displayId={account.displayId} />
        </Part>
      )}
      <Foot>{children}</Foot>
    </Drawer>
  );
}
