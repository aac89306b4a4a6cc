import { styled } from '@mui/material/styles';
import { Type } from 'lucide-react';
import { Picture } from '../../../components/Picture';
import { type Link } from '../api/own-links';

const SIDE_PX = 56;

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  flexShrink: 0,
  gap: 2,
  placeItems: 'stretch',
  width: SIDE_PX,
  height: SIDE_PX,
  overflow: 'hidden',
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.wash,
  '&[data-parts="3"], &[data-parts="4"]': { gridTemplate: '1fr 1fr / 1fr 1fr' },
  '&[data-parts="3"] > :first-of-type': { gridRow: 'span 2' },
  '& > img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' },
  '& > svg': { placeSelf: 'center' },
}));

/** What a link looks like, as small as a stamp. The words beside it say what it is. */
export function LinkThumbnail({ details }: Pick<Link, 'details'>) {
  const pictures = details.flatMap(({ picture }) => (picture === null ? [] : [picture]));
  return (
    <Frame data-parts={pictures.length} aria-hidden>
      {pictures.length === 0 && <Type size={20} />}
      {pictures.map((picture, index) => (
        // The parts of a link have no name but their place.
        <Picture key={index} picture={picture} alt="" sizes={`${String(SIDE_PX)}px`} />
      ))}
    </Frame>
  );
}
