import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Modal } from '../../../components/dialogs/Modal';
import { IconButton } from '../../../components/buttons/IconButton';
import { Picture, type StoredPicture } from '../../../components/pictures/Picture';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useTranslation } from '../../../i18n/useTranslation';
import { useNumberedLabel } from '../useNumberedLabel';
import styles from './PictureZoom.module.css';

/** The zoom levels. */
const SCALES = [1, 1.5, 2, 3, 4] as const;

/** The level after a press on the picture. */
const PRESSED = SCALES.indexOf(2);

/** A point of a picture, as fractions of its width and height. */
interface Point {
  x: number;
  y: number;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Scrolls a point of the picture to the center of the stage. */
function lookAt(stage: HTMLElement, { x, y }: Point): void {
  stage.scrollLeft = stage.scrollWidth * x - stage.clientWidth / 2;
  stage.scrollTop = stage.scrollHeight * y - stage.clientHeight / 2;
}

interface PictureZoomProps {
  pictures: readonly StoredPicture[];
  /** The index of the picture that is shown first. */
  start: number;
  /** The name of the content. */
  name: string;
  onClose: () => void;
}

/** A full-screen viewer that zooms by press, pinch, buttons and keyboard. */
export function PictureZoom({ pictures, start, name, onClose }: PictureZoomProps) {
  const { t } = useTranslation('content');
  const numbered = useNumberedLabel();
  const titleId = useId();
  const [shown, setShown] = useState(start);
  const [view, setView] = useState({ level: 0, at: MIDDLE });
  const stage = useRef<HTMLDivElement>(null);
  const { level } = view;
  const last = pictures.length - 1;
  const picture = pictures[shown];

  useLayoutEffect(() => {
    if (stage.current !== null) lookAt(stage.current, view.at);
  }, [view, shown]);

  if (picture === undefined) return null;

  const enlarge = (to: number, at: Point = MIDDLE) =>
    setView({ level: Math.min(SCALES.length - 1, Math.max(0, to)), at });
  const show = (to: number) => {
    if (to < 0 || to > last) return;
    enlarge(0);
    setShown(to);
  };
  const press = (event: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at = { x: (event.clientX - left) / (width || 1), y: (event.clientY - top) / (height || 1) };
    enlarge(level === 0 ? PRESSED : 0, at);
  };

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => enlarge(level + 1),
    '-': () => enlarge(level - 1),
    '0': () => enlarge(0),
    // Arrow keys scroll an enlarged picture.
    ...(level === 0 && { ArrowLeft: () => show(shown - 1), ArrowRight: () => show(shown + 1) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const tool = (label: string, Icon: typeof X, onClick: () => void, disabled = false) => (
    <IconButton
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={onClick}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  );
  const step = (side: 'start' | 'end', Icon: typeof X, to: number) => {
    const label = t(side === 'start' ? 'zoom.previous' : 'zoom.next');
    return (
      <IconButton
        className={clsx(styles.tool, styles.step)}
        data-side={side}
        aria-label={label}
        title={label}
        aria-disabled={to < 0 || to > last}
        onClick={() => show(to)}
      >
        <Icon size={24} aria-hidden />
      </IconButton>
    );
  };
  const place = { position: shown + 1, total: pictures.length };

  return (
    <Modal labelledBy={titleId} size="screen" onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.screen}>
        <VisuallyHidden id={titleId}>{t('zoom.label', { name })}</VisuallyHidden>
        <div className={styles.bar}>
          <p className={styles.position} role="status">
            {last > 0 && t('media.position', place)}
          </p>
          {tool(t('zoom.out'), ZoomOut, () => enlarge(level - 1), level === 0)}
          {tool(t('zoom.in'), ZoomIn, () => enlarge(level + 1), level === SCALES.length - 1)}
          {tool(t('zoom.close'), X, onClose)}
        </div>
        <div
          className={styles.stage}
          ref={stage}
          tabIndex={0}
          role="group"
          aria-label={t('zoom.stage')}
          data-enlarged={level > 0}
          style={
            {
              '--ratio': picture.width / picture.height,
              '--scale': SCALES[level],
            } as CSSProperties
          }
        >
          <div>
            {/* The buttons and keys do the same as a press. */}
            <Picture
              key={shown}
              picture={picture}
              alt={numbered(name, place)}
              sizes={`${String(100 * (SCALES[level] ?? 1))}vw`}
              first
              onClick={press}
            />
          </div>
        </div>
        {last > 0 && (
          <>
            {step('start', ChevronLeft, shown - 1)}
            {step('end', ChevronRight, shown + 1)}
          </>
        )}
      </div>
    </Modal>
  );
}
