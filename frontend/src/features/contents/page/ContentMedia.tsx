import { type CSSProperties, lazy, Suspense, useRef, useState } from 'react';
import { useHydrated } from '../../../hooks/useHydrated';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Content, type ContentMedium } from '../api/content';
import { playerOf } from '../video-player';
import { MediumView } from './MediumView';
import styles from './ContentMedia.module.css';

// What nobody can use before the page is hydrated.
const AlbumSteps = lazy(() => import('./AlbumSteps'));

/** The narrowest and the widest shape that a stage takes for a picture. */
const RATIOS = { least: 3 / 4, most: 2.4 };

/** The shape of what the stage is made for: the first medium. */
function stageRatio(content: Content): number {
  const [medium] = content.media;
  const player = medium && playerOf(content, medium);
  if (player) return player.ratio;
  const picture = medium?.picture;
  if (!picture) return 1;
  return Math.min(RATIOS.most, Math.max(RATIOS.least, picture.width / picture.height));
}

interface ContentMediaProps {
  content: Content;
  /** What the content is called. */
  name: string;
  /** Opens a picture over the page. */
  onZoom: (medium: ContentMedium) => void;
  /** Opens a video over the page. */
  onOpenVideo: (medium: ContentMedium) => void;
}

/** What a content shows: one picture or video, or several to go through. */
export function ContentMedia({ content, name, onZoom, onOpenVideo }: ContentMediaProps) {
  const { t } = useTranslation(['content', 'profile']);
  const hydrated = useHydrated();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState<number | null>(null);
  const { media, provider } = content;
  const last = media.length - 1;

  const noticePosition = () => {
    const list = track.current;
    if (list === null || list.clientWidth === 0) return;
    const position = Math.min(last, Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
    setShown(position);
    // What is not seen any more is not heard either.
    setPlaying((now) => (now === position ? now : null));
  };
  const show = (position: number) => {
    const list = track.current;
    if (list === null || position < 0 || position > last) return;
    setPlaying(null);
    setShown(position);
    list.scrollLeft = position * list.clientWidth;
  };

  return (
    <div>
      <div
        className={styles.stage}
        role="group"
        aria-label={t('content:media.label')}
        style={{ '--stage-ratio': stageRatio(content) } as CSSProperties}
      >
        <ul className={styles.track} ref={track} onScroll={noticePosition}>
          {media.map((medium, position) => (
            // Media have no name but their place.
            <li key={position}>
              <MediumView
                content={content}
                medium={medium}
                name={name}
                place={{ position: position + 1, total: media.length }}
                first={position === 0}
                playing={playing === position}
                onPlay={() => setPlaying(position)}
                onZoom={() => onZoom(medium)}
                onOpenVideo={() => {
                  setPlaying(null);
                  onOpenVideo(medium);
                }}
              />
            </li>
          ))}
        </ul>
        {last > 0 && hydrated && (
          <Suspense>
            <AlbumSteps shown={shown} total={media.length} onShow={show} />
          </Suspense>
        )}
      </div>
      {media.some((medium) => playerOf(content, medium) !== null) && (
        <p className={styles.note}>
          {t('content:media.connects', { service: t(`profile:providers.${provider}`) })}
        </p>
      )}
    </div>
  );
}
