import { useState } from 'react';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { type Frame } from './frames';
import { isSame, minScale, move, settle, type Trim, turn, UNTRIMMED, zoom } from './trim';

/** The zoom factor of one step. */
const ZOOM_STEP = 1.1;

/** The trim of a picture. The picture always covers the frame. */
export function useTrim(picture: PictureFile, frame: Frame) {
  // Stored unclamped, since a pinch reports position and zoom one after the other.
  const [wish, setWish] = useState<Trim>(UNTRIMMED);
  const change = (to: (trim: Trim) => Trim) => setWish((last) => to(settle(last, picture, frame)));
  const trim = settle(wish, picture, frame);

  return {
    trim,
    /** The minimum scale at its rotation. */
    least: minScale(trim, picture, frame),
    /** Whether the trim differs from the initial one. */
    changed: !isSame(trim, settle(UNTRIMMED, picture, frame)),
    handle: (part: Partial<Trim>) => setWish((last) => ({ ...last, ...part })),
    move: (by: { x: number; y: number }) => change((last) => move(last, by)),
    zoomTo: (scale: number) => change((last) => zoom(last, scale, picture, frame)),
    zoomStep: (direction: 1 | -1) =>
      change((last) => zoom(last, last.scale * ZOOM_STEP ** direction, picture, frame)),
    turnBy: (turns: 1 | -1) => change((last) => turn(last, { turns }, picture, frame)),
    tiltTo: (tilt: number) => change((last) => turn(last, { tilt }, picture, frame)),
    reset: () => setWish(UNTRIMMED),
  };
}
