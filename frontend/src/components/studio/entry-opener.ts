import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';

/** The part of an entry's row that opens it; contains the opener and the summary. */
export const EntryPlace = styled('div')({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  minWidth: 0,
});

/** Styles the opener, a button or link, to cover its place, beneath the summary that follows it. */
export const entryOpener = {
  position: 'absolute',
  inset: '-8px -4px',
  borderRadius: look.vars.shape.borderRadius,
  '&:hover': { backgroundColor: look.vars.palette.wash },
  '&:focus-visible': { outlineOffset: -2 },
  '& + *': { position: 'relative', pointerEvents: 'none' },
} as const;

/** A button that opens an entry. */
export const EntryOpener = styled('button')(entryOpener);
