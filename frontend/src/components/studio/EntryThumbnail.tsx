import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { look } from '../../theme/look';
import { Picture, type AnyPicture } from '../pictures/Picture';

export const THUMBNAIL_PX = 56;

/** The frame of a thumbnail. */
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
  /** Shown without a picture. */
  fallback: ReactNode;
  round?: boolean;
}

/** The thumbnail of an entry; needs a text beside it. */
export function EntryThumbnail({ picture, fallback, round = false }: EntryPictureProps) {
  return (
    <Thumbnail data-round={round} aria-hidden>
      {picture === null ? fallback : <Picture picture={picture} alt="" sizes={`${String(THUMBNAIL_PX)}px`} />}
    </Thumbnail>
  );
}
