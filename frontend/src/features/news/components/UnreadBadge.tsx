import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useSignedInHint } from '../../../hooks/useSignedInHint';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { useUnreadCount } from '../api/unread-count';
import { unreadBadge } from '../unread-badge';

const Pill = styled('span')({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  backgroundColor: look.vars.palette.primary.main,
  color: look.vars.palette.primary.contrastText,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  // An empty badge takes up no room.
  '&:empty': { display: 'none' },
});

/** The number of unread news in the navigation, with a text for screen readers. */
export function UnreadBadge() {
  const { t } = useTranslation('studio');
  const signedIn = useSignedInHint();
  const count = useUnreadCount();
  const { isShow, label } = unreadBadge(signedIn ? count : null);
  if (!isShow) return null;
  return (
    <>
      <Pill data-badge="unread" aria-hidden>
        {label}
      </Pill>
      {label !== '' && <VisuallyHidden>{t('navigation.unread', { label })}</VisuallyHidden>}
    </>
  );
}
