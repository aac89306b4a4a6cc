import { styled } from '@mui/material/styles';
import { Type } from 'lucide-react';
import { Thumbnail, THUMBNAIL_PX } from '../../../components/studio/EntryThumbnail';
import { Picture } from '../../../components/pictures/Picture';
import { type Link } from '../api/own-links';

/** The pictures of a link side by side, as on the page. */
const Parts = styled(Thumbnail)({
  gap: 2,
  placeItems: 'stretch',
  '&[data-parts="3"], &[data-parts="4"]': { gridTemplate: '1fr 1fr / 1fr 1fr' },
  '&[data-parts="3"] > :first-of-type': { gridRow: 'span 2' },
  '& > svg': { placeSelf: 'center' },
});

/** A decorative thumbnail of a link. */
export function LinkThumbnail({ details }: Pick<Link, 'details'>) {
  const pictures = details.flatMap(({ picture }) => (picture === null ? [] : [picture]));
  return (
    <Parts data-parts={pictures.length} aria-hidden>
      {pictures.length === 0 && <Type size={20} />}
      {pictures.map((picture, index) => (
        // Details have no ID.
        <Picture key={index} picture={picture} alt="" sizes={`${String(THUMBNAIL_PX)}px`} />
      ))}
    </Parts>
  );
}
