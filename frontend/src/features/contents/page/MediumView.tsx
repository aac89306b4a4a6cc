import { webAddress } from '@hitohira/backend/rules';
import { Maximize2, Play } from 'lucide-react';
import { type CSSProperties, type ReactNode } from 'react';
import { IconButton } from '../../../components/buttons/IconButton';
import { Picture } from '../../../components/pictures/Picture';
import { ProviderMark } from '../../../components/pictures/ProviderMark';
import { useHydrated } from '../../../hooks/useHydrated';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Content, type ContentMedium } from '../api/content';
import { type Place, useNumberedLabel } from '../useNumberedLabel';
import { playerOf } from '../video-player';
import { VideoFrame } from './VideoFrame';
import styles from './MediumView.module.css';

/** The column is at most 640 px wide, minus its padding. */
const SIZES = '(min-width: 640px) 564px, calc(100vw - 40px)';

interface MediumViewProps {
  content: Content;
  medium: ContentMedium;
  name: string;
  place: Place;
  first: boolean;
  playing: boolean;
  onPlay: () => void;
  onZoom: () => void;
  onOpenVideo: () => void;
}

/** One picture or video of a content. Players of other services load only when play is pressed. */
export function MediumView(props: MediumViewProps) {
  const { content, medium, name, place, first, playing, onPlay, onZoom, onOpenVideo } = props;
  const { t } = useTranslation(['content', 'profile']);
  const numbered = useNumberedLabel();
  const hydrated = useHydrated();
  const { provider, contentUrl } = content;
  const { picture, videoFlag } = medium;
  const service = t(`profile:providers.${provider}`);
  const player = playerOf(content, medium);
  const ratio = player?.ratio ?? (picture === null ? 1 : picture.width / picture.height);
  const externalLink =
    webAddress(contentUrl) === null ? {} : { href: contentUrl, target: '_blank', rel: 'noopener ugc' };

  const thumbnail: ReactNode =
    picture === null ? (
      <ProviderMark provider={provider} size={48} />
    ) : (
      <Picture picture={picture} alt="" sizes={SIZES} first={first} />
    );
  const playIcon = (
    <span className={styles.playIcon}>
      <Play size={28} aria-hidden />
    </span>
  );

  const shown = () => {
    if (player !== null) {
      if (playing) return <VideoFrame player={player} title={name} takesFocus />;
      const label = numbered(t('content:media.play'), place);
      if (!hydrated) {
        return (
          <a className={styles.action} {...externalLink} aria-label={label}>
            {thumbnail}
            {playIcon}
          </a>
        );
      }
      return (
        <>
          <button className={styles.action} type="button" aria-label={label} onClick={onPlay}>
            {thumbnail}
            {playIcon}
          </button>
          <IconButton
            className={styles.enlarge}
            aria-label={t('content:media.openVideo')}
            title={t('content:media.openVideo')}
            aria-haspopup="dialog"
            onClick={onOpenVideo}
          >
            <Maximize2 size={18} aria-hidden />
          </IconButton>
        </>
      );
    }
    if (videoFlag || picture === null) {
      return (
        <a
          className={styles.action}
          {...externalLink}
          aria-label={t(videoFlag ? 'content:media.playAt' : 'content:seeAt', { service })}
        >
          {thumbnail}
          {videoFlag && playIcon}
        </a>
      );
    }
    const label = numbered(t('content:media.zoom'), place);
    return hydrated ? (
      <button
        className={styles.action}
        type="button"
        data-opens="picture"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={onZoom}
      >
        {thumbnail}
      </button>
    ) : (
      <a className={styles.action} href={picture.url} data-opens="picture" aria-label={label}>
        {thumbnail}
      </a>
    );
  };
  return (
    <div className={styles.shape} style={{ '--ratio': ratio } as CSSProperties}>
      {shown()}
    </div>
  );
}
