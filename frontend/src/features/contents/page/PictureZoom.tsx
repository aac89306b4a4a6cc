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
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/Dialog';
import { IconButton } from '../../../components/IconButton';
import { Picture, type StoredPicture } from '../../../components/Picture';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { styled } from '../../../theme/styled';
import { useNumbered } from '../useNumbered';

/** How much larger than the screen a picture is looked at, step by step. */
const SCALES = [1, 1.5, 2, 3, 4] as const;

/** What a press on the picture itself makes of it. */
const PRESSED = SCALES.indexOf(2);

const Screen = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100%',
  backgroundColor: '#0f0d0b',
  color: '#f5efe6',
});

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '6px 8px',
  paddingTop: 'calc(6px + env(safe-area-inset-top))',
});

const Position = styled('p')({
  flex: 1,
  margin: 0,
  paddingInlineStart: 8,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});

const Tool = styled(IconButton)({
  color: 'inherit',
  borderRadius: '50%',
  '&:hover': { color: 'inherit', backgroundColor: 'rgb(255 255 255 / 0.16)' },
  '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' },
  '&:focus-visible': { outline: '2px solid #f5efe6', outlineOffset: -2 },
});

/** Two fingers enlarge it as everything else, one moves what does not fit. */
const Stage = styled('div')({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-x pan-y pinch-zoom',
  containerType: 'size',
  '&:focus-visible': { outline: '2px solid #f5efe6', outlineOffset: -2 },
  '& > div': {
    display: 'grid',
    placeItems: 'center',
    width: 'max-content',
    minWidth: '100%',
    height: 'max-content',
    minHeight: '100%',
  },
  '& img': {
    display: 'block',
    width: 'calc(min(100cqw, 100cqh * var(--ratio)) * var(--scale))',
    height: 'auto',
    aspectRatio: 'var(--ratio)',
    cursor: 'zoom-in',
  },
  '&[data-enlarged="true"] img': { cursor: 'zoom-out' },
});

const Step = styled(Tool)({
  position: 'absolute',
  top: '50%',
  backgroundColor: 'rgb(15 13 11 / 0.6)',
  '&[data-side="start"]': { insetInlineStart: 8 },
  '&[data-side="end"]': { insetInlineEnd: 8 },
});

/** The place of the picture that somebody looks at: as parts of its width and height. */
interface Point {
  x: number;
  y: number;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Has what is looked at stay in the middle of what is seen of a picture that grows or shrinks. */
function lookAt(stage: HTMLElement, { x, y }: Point): void {
  stage.scrollLeft = stage.scrollWidth * x - stage.clientWidth / 2;
  stage.scrollTop = stage.scrollHeight * y - stage.clientHeight / 2;
}

interface PictureZoomProps {
  pictures: readonly StoredPicture[];
  /** The one that is shown first. */
  start: number;
  /** What they belong to. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onGone: () => void;
}

/** Pictures as large as the screen, and larger: by press, by two fingers, by buttons and by keyboard. */
export function PictureZoom({ pictures, start, name, open, onClose, onGone }: PictureZoomProps) {
  const { t } = useTranslation('content');
  const numbered = useNumbered();
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
    // A picture that is larger than the screen is moved by them.
    ...(level === 0 && { ArrowLeft: () => show(shown - 1), ArrowRight: () => show(shown + 1) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const tool = (label: string, Icon: typeof X, onClick: () => void, disabled = false) => (
    <Tool aria-label={label} title={label} aria-disabled={disabled} onClick={onClick}>
      <Icon size={22} aria-hidden />
    </Tool>
  );
  const place = { position: shown + 1, total: pictures.length };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onKeyDown={onKeyDown}
      fullScreen
      aria-labelledby={titleId}
      slotProps={{
        transition: { onExited: onGone },
        paper: { sx: { padding: 0, border: 0, borderRadius: 0 } },
      }}
    >
      <Screen>
        <VisuallyHidden id={titleId}>{t('zoom.label', { name })}</VisuallyHidden>
        <Bar>
          <Position role="status">{last > 0 && t('media.position', place)}</Position>
          {tool(t('zoom.out'), ZoomOut, () => enlarge(level - 1), level === 0)}
          {tool(t('zoom.in'), ZoomIn, () => enlarge(level + 1), level === SCALES.length - 1)}
          {tool(t('zoom.close'), X, onClose)}
        </Bar>
        <Stage
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
            {/* The buttons and keys beside it do the same as a press on it. */}
            <Picture
              key={shown}
              picture={picture}
              alt={numbered(name, place)}
              sizes={`${String(100 * (SCALES[level] ?? 1))}vw`}
              first
              onClick={press}
            />
          </div>
        </Stage>
        {last > 0 && (
          <>
            <Step
              data-side="start"
              aria-label={t('zoom.previous')}
              title={t('zoom.previous')}
              aria-disabled={shown === 0}
              onClick={() => show(shown - 1)}
            >
              <ChevronLeft size={24} aria-hidden />
            </Step>
            <Step
              data-side="end"
              aria-label={t('zoom.next')}
              title={t('zoom.next')}
              aria-disabled={shown === last}
              onClick={() => show(shown + 1)}
            >
              <ChevronRight size={24} aria-hidden />
            </Step>
          </>
        )}
      </Screen>
    </Dialog>
  );
}
