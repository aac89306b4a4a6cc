import Badge from '@mui/material/Badge';
import { type ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useSignedInHint } from '../../../hooks/useSignedInHint';
import { useTranslation } from '../../../i18n/useTranslation';
import { useUnreadCount } from '../api/unread-count';
import { unreadBadge } from '../unread-badge';

interface UnreadBadgeProps {
  /** The icon of the news in the navigation. */
  icon: ReactNode;
  /** Their name. */
  children: ReactNode;
}

/** The news in the navigation: their icon with the number of unread ones, and a text for screen readers. */
export function UnreadBadge({ icon, children }: UnreadBadgeProps) {
  const { t } = useTranslation('studio');
  const signedIn = useSignedInHint();
  const count = useUnreadCount();
  const { isShow, label } = unreadBadge(signedIn ? count : null);
  const shown = { 'data-badge': isShow ? 'unread' : undefined };
  return (
    <>
      <Badge badgeContent={label} slotProps={{ badge: shown }}>
        {icon}
      </Badge>
      {children}
      {label !== '' && <VisuallyHidden>{t('navigation.unread', { label })}</VisuallyHidden>}
    </>
  );
}
