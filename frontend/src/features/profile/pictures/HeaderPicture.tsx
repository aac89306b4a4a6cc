import { styled } from '@mui/material/styles';
import { type HeaderType } from '../../../api/generated/model/headerType';

const Drawing = styled('svg')({ display: 'block', width: '100%', maxWidth: 96, height: 'auto' });

interface Arrangement {
  /** The height of the cover. */
  cover: number;
  face: { x: number; y: number; radius: number };
  /** The lines of text: start, top and width. */
  lines: readonly (readonly [x: number, y: number, width: number])[];
}

const ARRANGEMENTS: Record<HeaderType, Arrangement> = {
  portrait: {
    cover: 24,
    face: { x: 48, y: 26, radius: 11 },
    lines: [
      [30, 42, 36],
      [22, 50, 52],
      [32, 57, 32],
    ],
  },
  banner: {
    cover: 32,
    face: { x: 20, y: 34, radius: 10 },
    lines: [
      [10, 49, 40],
      [10, 57, 62],
    ],
  },
  compact: {
    cover: 13,
    face: { x: 19, y: 20, radius: 9 },
    lines: [
      [34, 19, 36],
      [34, 26, 22],
      [10, 38, 76],
      [10, 45, 60],
    ],
  },
};

/** A sketch of a header, clearer than its name. */
export function HeaderPicture({ type }: { type: HeaderType }) {
  const { cover, face, lines } = ARRANGEMENTS[type];
  return (
    <Drawing viewBox="0 0 96 64" aria-hidden focusable="false">
      <rect x={0.5} y={0.5} width={95} height={63} rx={4} fill="none" stroke="currentColor" opacity={0.4} />
      <path
        d={`M4 1H92a3 3 0 0 1 3 3V${String(cover)}H1V4a3 3 0 0 1 3-3z`}
        fill="currentColor"
        opacity={0.35}
      />
      <circle cx={face.x} cy={face.y} r={face.radius + 1.5} fill="var(--color-surface)" />
      <circle cx={face.x} cy={face.y} r={face.radius} fill="currentColor" />
      {lines.map(([x, y, width], index) => (
        <rect
          key={y}
          x={x}
          y={y}
          width={width}
          height={index === 0 ? 4 : 3}
          rx={1.5}
          fill="currentColor"
          opacity={index === 0 ? 0.8 : 0.4}
        />
      ))}
    </Drawing>
  );
}
