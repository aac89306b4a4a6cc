import { webAddress } from '@hitohira/backend/rules';
import { Maximize2, Play } from 'lucide-react';
import { type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton';
import { Picture } from '../../../components/Picture';
import { ProviderMark } from '../../../components/ProviderMark';
import { useHydrated } from '../../../hooks/useHydrated';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { type Content, type ContentMedium } from '../api/content';
import { type Place, useNumbered } from '../useNumbered';
import { playerOf } from '../video-player';
import { VideoFrame } from './VideoFrame';

/** The column is 640 pixels at most, less what is left free at its sides. */
const SIZES = '(min-width: 640px) 564px, calc(100vw - 40px)';

/** What a medium fills of the stage: all that its shape lets it. */
const Shape = styled('div')({
  position: 'relative',
  flexShrink: 0,
  width: 'min(100cqw, 100cqh * var(--ratio))',
  aspectRatio: 'var(--ratio)',
});

/** What is pressed to see more of a medium: a link for those who have no scripts. */
const Way = styled('a')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: look.vars.palette.text.secondary,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&[data-opens="picture"]': { cursor: 'zoom-in' },
  '&:focus-visible': { outlineOffset: -3 },
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
});

const Disc = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  color: look.vars.palette.primary.contrastText,
  backgroundColor: look.vars.palette.primary.main,
  transition: look.transitions.create('transform', { duration: 150 }),
  'a:hover > &, button:hover > &': { transform: 'scale(1.06)' },
  // The eye sees a triangle in the middle where its weight is.
  '& svg': { marginInlineStart: 4, fill: 'currentColor' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

const Enlarge = styled(IconButton)({
  position: 'absolute',
  insetInlineEnd: 8,
  bottom: 8,
  borderRadius: '50%',
  color: look.vars.palette.text.primary,
  backgroundColor: look.vars.palette.background.paper,
  '&:hover': { backgroundColor: look.vars.palette.wash },
});

interface MediumViewProps {
  content: Content;
  medium: ContentMedium;
  /** What the content is called. */
  name: string;
  place: Place;
  first: boolean;
  playing: boolean;
  onPlay: () => void;
  onZoom: () => void;
  onOpenVideo: () => void;
}

/** One picture or video of a content. Nothing of another service is asked for before somebody presses play. */
export function MediumView(props: MediumViewProps) {
  const { content, medium, name, place, first, playing, onPlay, onZoom, onOpenVideo } = props;
  const { t } = useTranslation(['content', 'profile']);
  const numbered = useNumbered();
  const hydrated = useHydrated();
  const { provider, contentUrl } = content;
  const { picture, videoFlag } = medium;
  const service = t(`profile:providers.${provider}`);
  const player = playerOf(content, medium);
  const ratio = player?.ratio ?? (picture === null ? 1 : picture.width / picture.height);
  const elsewhere =
    webAddress(contentUrl) === null ? {} : { href: contentUrl, target: '_blank', rel: 'noopener ugc' };

  const seen: ReactNode =
    picture === null ? (
      <ProviderMark provider={provider} size={48} />
    ) : (
      <Picture picture={picture} alt="" sizes={SIZES} first={first} />
    );
  const disc = (
    <Disc>
      <Play size={28} aria-hidden />
    </Disc>
  );

  const shown = () => {
    if (player !== null) {
      if (playing) return <VideoFrame player={player} title={name} takesFocus />;
      const label = numbered(t('content:media.play'), place);
      if (!hydrated) {
        return (
          <Way {...elsewhere} aria-label={label}>
            {seen}
            {disc}
          </Way>
        );
      }
      return (
        <>
          <Way as="button" type="button" aria-label={label} onClick={onPlay}>
            {seen}
            {disc}
          </Way>
          <Enlarge
            aria-label={t('content:media.openVideo')}
            title={t('content:media.openVideo')}
            aria-haspopup="dialog"
            onClick={onOpenVideo}
          >
            <Maximize2 size={18} aria-hidden />
          </Enlarge>
        </>
      );
    }
    if (videoFlag || picture === null) {
      return (
        <Way {...elsewhere} aria-label={t(videoFlag ? 'content:media.playAt' : 'content:seeAt', { service })}>
          {seen}
          {videoFlag && disc}
        </Way>
      );
    }
    const label = numbered(t('content:media.zoom'), place);
    return hydrated ? (
      <Way
        as="button"
        type="button"
        data-opens="picture"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={onZoom}
      >
        {seen}
      </Way>
    ) : (
      <Way href={picture.url} data-opens="picture" aria-label={label}>
        {seen}
      </Way>
    );
  };
  return <Shape style={{ '--ratio': ratio } as CSSProperties}>{shown()}</Shape>;
}
