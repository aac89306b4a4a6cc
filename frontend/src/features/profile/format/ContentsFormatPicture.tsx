import { styled } from '@mui/material/styles';
import { type ContentsFormat } from '../../../api/generated/model/contentsFormat';

const Drawing = styled('svg')({ display: 'block', flexShrink: 0, width: 64, height: 64 });

/** The side of the drawing, and the gap between its tiles. */
const SIDE = 60;
const GAP = 3;

interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Square tiles in columns, starting at a corner. */
function grid(columns: number, rows: number, side: number, left: number, top: number): Tile[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: left + (index % columns) * (side + GAP),
    y: top + Math.floor(index / columns) * (side + GAP),
    width: side,
    height: side,
  }));
}

/** Tiles across the whole width, vertically centered. */
function rowsOf(columns: number, rows: number): Tile[] {
  const side = (SIDE - GAP * (columns - 1)) / columns;
  return grid(columns, rows, side, 0, (SIDE - rows * side - GAP * (rows - 1)) / 2);
}

/** A tile across the whole width above nine small ones. */
function oneLargeAndNine(): Tile[] {
  const side = 10;
  const width = 3 * side + 2 * GAP;
  const left = (SIDE - width) / 2;
  const height = SIDE - width - GAP;
  return [{ x: left, y: 0, width, height }, ...grid(3, 3, side, left, height + GAP)];
}

const TILES: Record<ContentsFormat, Tile[]> = {
  4: rowsOf(2, 2),
  6: rowsOf(3, 2),
  9: rowsOf(3, 3),
  10: oneLargeAndNine(),
  16: rowsOf(4, 4),
};

/** A sketch of a format, clearer than its name. */
export function ContentsFormatPicture({ format }: { format: ContentsFormat }) {
  return (
    <Drawing viewBox={`-2 -2 ${String(SIDE + 4)} ${String(SIDE + 4)}`} aria-hidden focusable="false">
      {TILES[format].map(({ x, y, width, height }) => (
        <rect
          key={`${String(x)} ${String(y)}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={1.5}
          fill="currentColor"
          opacity={0.55}
        />
      ))}
    </Drawing>
  );
}
