import { type CSSProperties, lazy, Suspense, useRef, useState } from 'react';
import { useHydrated } from '../../../hooks/useHydrated';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Content, type ContentMedium } from '../api/content';
import { playerOf } from '../video-player';
import { MediumView } from './MediumView';
import styles from './ContentMedia.module.css';

// Usable only after hydration.
const AlbumSteps = lazy(() => import('./AlbumSteps'));

/** The bounds of the stage's aspect ratio for a picture. */
const RATIOS = { least: 3 / 4, most: 2.4 };

/** The stage takes the aspect ratio of the first medium. */
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
  name: string;
  /** Opens the picture in a dialog. */
  onZoom: (medium: ContentMedium) => void;
  /** Opens the video in a dialog. */
  onOpenVideo: (medium: ContentMedium) => void;
}

/** The pictures and videos of a content as a carousel. */
export function ContentMedia({ content, name, onZoom, onOpenVideo }: ContentMediaProps) {
  const { t } = useTranslation(['content', 'profile']);
  const hydrated = useHydrated();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState<number | null>(null);
  const { media, provider } = content;
  const last = media.length - 1;

  const updatePosition = () => {
    const list = track.current;
    if (list === null || list.clientWidth === 0) return;
    const position = Math.min(last, Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
    setShown(position);
    // Stops a video that is scrolled out of view.
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
        <ul className={styles.track} ref={track} onScroll={updatePosition}>
          {media.map((medium, position) => (
            // Media have no ID, and their order does not change.
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
