/** How wide a frame is: on wide screens in pixels, on phones as CSS says it. */
export type FrameWidth = readonly [wide: number, narrow: string];

/**
 * How wide a picture is drawn that fills a frame, as `sizes` of an image says it: one of another shape reaches over the
 * frame's sides.
 */
export function coverSizes(
  [wide, narrow]: FrameWidth,
  { width, height }: { width: number; height: number },
  frameRatio: number,
): string {
  const reach = Math.round(Math.max(1, width / height / frameRatio) * 100) / 100;
  return `(min-width: 640px) ${String(Math.ceil(wide * reach))}px, calc((${narrow}) * ${String(reach)})`;
}
