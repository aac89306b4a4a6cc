import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';

/** An entry: thumbnail, text and badge, which goes under the text on phones. */
export const EntrySummary = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  textAlign: 'start',
  [look.breakpoints.down('sm')]: {
    '&:has(> [data-badge])': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: 4 },
    '& > [data-badge]': { gridColumn: 2, justifySelf: 'start', maxWidth: '100%' },
  },
});
