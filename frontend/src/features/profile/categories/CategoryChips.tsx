import { styled } from '@mui/material/styles';
import { look } from '../../../theme/look';

/** A row of category chips. */
export const CategoryChips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
});

/** A category by its name. */
export const CategoryChip = styled('li')({
  maxWidth: '100%',
  padding: '4px 14px',
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: 999,
  backgroundColor: look.vars.palette.wash,
  fontSize: '0.875rem',
  lineHeight: 1.6,
});
