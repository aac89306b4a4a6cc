import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';

const BADGE_BELOW = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  rowGap: 4,
  '& > [data-badge]': { gridColumn: 2, justifySelf: 'start' },
} as const;

/** An entry's thumbnail, text and badge. The badge is below the text on phones, and always if it contains a time. */
export const EntrySummary = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  textAlign: 'start',
  '&:has(> [data-badge="time"])': BADGE_BELOW,
  [look.breakpoints.down('sm')]: {
    '&:has(> [data-badge])': BADGE_BELOW,
    '& > [data-badge="time"][data-badge]': { gridColumn: '1 / -1' },
  },
});
