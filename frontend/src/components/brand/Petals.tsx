import { PETAL_PATH } from './Mark';
import styles from './Petals.module.css';

interface Petal {
  /** The center, in percent. */
  x: number;
  y: number;
  /** In pixels. */
  size: number;
  turn: number;
  opacity: number;
}

const PETALS: readonly Petal[] = [
  { x: 84, y: 22, size: 30, turn: 32, opacity: 0.85 },
  { x: 67, y: 46, size: 15, turn: -48, opacity: 0.5 },
  { x: 92, y: 64, size: 20, turn: 96, opacity: 0.6 },
  { x: 16, y: 28, size: 14, turn: 14, opacity: 0.45 },
  { x: 8, y: 66, size: 26, turn: -24, opacity: 0.6 },
  { x: 38, y: 14, size: 11, turn: 140, opacity: 0.4 },
  { x: 29, y: 78, size: 10, turn: -110, opacity: 0.35 },
];

/** Decorative petals in the current color. */
export function Petals() {
  return (
    <svg className={styles.field} fill="currentColor" aria-hidden focusable="false">
      {PETALS.map(({ x, y, size, turn, opacity }) => (
        <svg key={x} x={`${x}%`} y={`${y}%`} overflow="visible">
          <path
            d={PETAL_PATH}
            opacity={opacity}
            transform={`rotate(${turn}) scale(${size / 24}) translate(-12 -12)`}
          />
        </svg>
      ))}
    </svg>
  );
}
