import { styled } from '@mui/material/styles';
import { Clapperboard, Image, Play } from 'lucide-react';
import { Picture } from '../../../components/pictures/Picture';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type Content } from '../api/content';
import { useNumberedLabel } from '../useNumberedLabel';

const HEIGHT_PX = 132;

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
});

const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: HEIGHT_PX,
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.wash,
  color: look.vars.palette.text.secondary,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

const Video = styled('span')({
  position: 'absolute',
  insetInlineStart: 6,
  bottom: 6,
  display: 'flex',
  padding: 5,
  borderRadius: '50%',
  backgroundColor: look.vars.palette.background.paper,
  color: look.vars.palette.text.primary,
});

/** The media of a content as thumbnails. */
export function MediaList({ media }: Pick<Content, 'media'>) {
  const { t } = useTranslation('contentEditor');
  const numbered = useNumberedLabel();
  return (
    <List>
      {media.map(({ picture, videoFlag }, position) => {
        const place = { position: position + 1, total: media.length };
        const label = numbered(t(videoFlag ? 'media.video' : 'media.picture'), place);
        const width = picture === null ? HEIGHT_PX : Math.round((HEIGHT_PX * picture.width) / picture.height);
        return (
          // Media have no ID, and their order does not change.
          <Item key={position} style={{ aspectRatio: `${String(width)} / ${String(HEIGHT_PX)}` }}>
            {picture === null ? (
              <span role="img" aria-label={label}>
                {videoFlag ? <Clapperboard size={28} aria-hidden /> : <Image size={28} aria-hidden />}
              </span>
            ) : (
              <Picture picture={picture} alt={label} sizes={`${String(width)}px`} />
            )}
            {videoFlag && (
              <Video>
                <Play size={14} aria-hidden />
              </Video>
            )}
          </Item>
        );
      })}
    </List>
  );
}
