import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';

/** A bar that stays at the bottom of the window, below content that may be long. */
export const BottomBar = styled('div')({
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 'auto',
  padding: '12px max(clamp(16px, 4vw, 40px), calc(50% - 560px)) calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${look.vars.palette.divider}`,
  backgroundColor: look.vars.palette.background.default,
});

/** What the bar says beside its buttons. */
export const BottomBarState = styled('div')({
  flex: '1 1 16em',
  fontSize: '0.875rem',
  lineHeight: 1.6,
  color: look.vars.palette.text.secondary,
  [look.breakpoints.down('sm')]: { '&:empty': { display: 'none' } },
});
