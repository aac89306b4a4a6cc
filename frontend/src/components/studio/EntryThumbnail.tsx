import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';
import { Picture, type AnyPicture } from '../pictures/Picture';

/** How wide and how high a stamp is, in pixels. */
export const THUMBNAIL_PX = 56;

/** The frame of what is shown as small as a stamp. */
export const Thumbnail = styled('span')({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: THUMBNAIL_PX,
  height: THUMBNAIL_PX,
  overflow: 'hidden',
  borderRadius: 8,
  color: look.vars.palette.text.secondary,
  backgroundColor: look.vars.palette.wash,
  '&[data-round="true"]': { borderRadius: '50%' },
  '& > img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' },
});

interface EntryPictureProps {
  picture: AnyPicture | null;
  /** What stands in its place where there is none. */
  instead: ReactNode;
  round?: boolean;
}

/** What an entry looks like, as small as a stamp. The words beside it say what it is. */
export function EntryThumbnail({ picture, instead, round = false }: EntryPictureProps) {
  return (
    <Thumbnail data-round={round} aria-hidden>
      {picture === null ? instead : <Picture picture={picture} alt="" sizes={`${String(THUMBNAIL_PX)}px`} />}
    </Thumbnail>
  );
}
