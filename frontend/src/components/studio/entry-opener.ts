import { styled } from '@mui/material/styles';
import { look } from '../../theme/look';

/** The part of an entry's row that opens it, around what opens it and the entry's summary. */
export const EntryPlace = styled('div')({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  minWidth: 0,
});

/** The style of the button or link that opens an entry: it covers the place, under the summary that follows it. */
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
