import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Picture, type StoredPicture } from './Picture';

const SIDE_PX = 56;

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: SIDE_PX,
  height: SIDE_PX,
  overflow: 'hidden',
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.wash,
  '&[data-round="true"]': { borderRadius: '50%' },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

interface EntryPictureProps {
  picture: StoredPicture | null;
  /** What stands in its place where there is none. */
  instead: ReactNode;
  round?: boolean;
}

/** What an entry looks like, as small as a stamp. The words beside it say what it is. */
export function EntryPicture({ picture, instead, round = false }: EntryPictureProps) {
  return (
    <Frame data-round={round} aria-hidden>
      {picture === null ? instead : <Picture picture={picture} alt="" sizes={`${String(SIDE_PX)}px`} />}
    </Frame>
  );
}
