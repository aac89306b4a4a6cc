import { styled } from '@mui/material/styles';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type MediaSize } from 'react-easy-crop';
import { FACE_RADIUS } from '../../../components/page/page-theme';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { type ThemeTokens } from '../../../api/generated/model/themeTokens';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Frame, FRAMES, type PictureField } from './frames';
import { degreesOf, MAX_SCALE, type Shape, unitOf } from './trim';
import { type useTrim } from './useTrim';

// The cropper's own style sheet would need another entry in the content security policy.
const Place = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 180,
  '& > [data-testid="container"]': {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
  },
  '& img': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    maxWidth: '100%',
    maxHeight: '100%',
    willChange: 'transform',
  },
  '& [data-testid="cropper"]': {
    position: 'absolute',
    top: '50%',
    left: '50%',
    boxSizing: 'border-box',
    overflow: 'hidden',
    transform: 'translate(-50%, -50%)',
    border: '2px solid #fff',
    boxShadow: '0 0 0 9999em rgb(0 0 0 / 0.6)',
  },
  '& [data-testid="cropper"]:focus-visible': { outlineOffset: 4 },
  // The shape that the theme gives icons. The corners are kept for themes with another one.
  '&[data-field="icon"] [data-testid="cropper"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'var(--face-radius)',
    border: '1px solid rgb(255 255 255 / 0.7)',
  },
});

/** The size limits of the frame on the screen. */
const FRAME_PX = { min: 160, default: 280, maxWidth: 640, maxHeight: 420, margin: 24 } as const;

/** How far one press of an arrow key moves the picture, in widths of the frame; with Shift a fifth of it. */
const STEP = 0.05;

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function useFrameWidth({ ratio }: Frame) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(FRAME_PX.default);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const across = Math.min(entry.contentRect.width - 2 * FRAME_PX.margin, FRAME_PX.maxWidth);
      const down = Math.min(entry.contentRect.height - 2 * FRAME_PX.margin, FRAME_PX.maxHeight);
      setWidth(Math.max(Math.min(across, down * ratio), FRAME_PX.min));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ratio]);
  return { place, width };
}

interface TrimStageProps {
  /** What the picture becomes. */
  field: PictureField;
  /** The shape of icons on the page. */
  avatarShape: ThemeTokens['avatarShape'];
  /** The URL of the picture. */
  image: string;
  trimming: ReturnType<typeof useTrim>;
  held: boolean;
}

/** The picture behind its frame, moved by drag, pinch, wheel and keys. */
export function TrimStage({ field, avatarShape, image, trimming, held }: TrimStageProps) {
  const { trim, least, handle, move, zoomStep } = trimming;
  const frame = FRAMES[field];
  const { t } = useTranslation('pictures');
  const id = useId();
  const { place, width } = useFrameWidth(frame);
  const [media, setMedia] = useState<Shape | null>(null);
  // The cropper also reports a position after measuring itself, which is no user input.
  const measured = useRef(0);
  const cropper = useRef<Cropper>(null);
  // The cropper misses a frame that is resized together with the picture.
  useEffect(() => {
    cropper.current?.computeSizes();
  }, [width]);
  // The cropper's zoom is relative to the size at which the whole picture is visible.
  const perScale = media === null || media.width === 0 ? 1 : unitOf(trim, media, frame) * width;

  const press = (event: KeyboardEvent) => {
    if (held) return;
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      const step = event.shiftKey ? STEP / 5 : STEP;
      move({ x: arrow.x * step, y: arrow.y * step });
    } else if (['+', '=', ';'].includes(event.key)) zoomStep(1);
    else if (['-', '_'].includes(event.key)) zoomStep(-1);
    else return;
    event.preventDefault();
  };

  return (
    <Place
      ref={place}
      data-field={field}
      style={{ '--face-radius': FACE_RADIUS[avatarShape] } as CSSProperties}
    >
      <Cropper
        ref={cropper}
        image={image}
        aspect={frame.ratio}
        cropSize={{ width, height: width / frame.ratio }}
        showGrid={false}
        disableAutomaticStylesInjection
        // Our own bounds apply, since the cropper's ignore the tilt.
        restrictPosition={false}
        crop={{ x: trim.x * width, y: trim.y * width }}
        zoom={trim.scale * perScale}
        minZoom={least * perScale}
        maxZoom={MAX_SCALE * perScale}
        rotation={degreesOf(trim)}
        onCropChange={({ x, y }) => {
          if (measured.current > 0) measured.current -= 1;
          else if (!held) handle({ x: x / width, y: y / width });
        }}
        onZoomChange={(zoomed) => {
          if (!held) handle({ scale: zoomed / perScale });
        }}
        setCropSize={() => {
          measured.current += 1;
        }}
        setMediaSize={(size: MediaSize) => setMedia({ width: size.width, height: size.height })}
        cropperProps={{
          role: 'group',
          'aria-label': t('trim.stage'),
          'aria-describedby': `${id}-hint`,
          onKeyDown: press,
          onKeyUp: undefined,
        }}
      />
      <VisuallyHidden id={`${id}-hint`}>{t('trim.stageHint')}</VisuallyHidden>
    </Place>
  );
}
