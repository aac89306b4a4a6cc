/** The width of a frame: in pixels on wide screens, as CSS on phones. */
export type FrameWidth = readonly [wide: number, narrow: string];

/** The `sizes` of a picture with `object-fit: cover`, which may be wider than its frame. */
export function coverSizes(
  [wide, narrow]: FrameWidth,
  { width, height }: { width: number; height: number },
  frameRatio: number,
): string {
  const scale = Math.round(Math.max(1, width / height / frameRatio) * 100) / 100;
  return `(min-width: 640px) ${String(Math.ceil(wide * scale))}px, calc((${narrow}) * ${String(scale)})`;
}
