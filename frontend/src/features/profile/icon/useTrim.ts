import { useState } from 'react';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { isSame, move, settle, type Trim, turn, UNTRIMMED, zoom } from './trim';

/** The zoom factor of one step. */
const ZOOM_STEP = 1.1;

/** The trim of a picture. The picture always covers the frame. */
export function useTrim(picture: PictureFile) {
  // Stored unclamped, since a pinch reports position and zoom one after the other.
  const [wish, setWish] = useState<Trim>(UNTRIMMED);
  const change = (to: (trim: Trim) => Trim) => setWish((last) => to(settle(last, picture)));

  return {
    trim: settle(wish, picture),
    /** Whether the trim differs from the initial one. */
    changed: !isSame(settle(wish, picture), settle(UNTRIMMED, picture)),
    handle: (part: Partial<Trim>) => setWish((last) => ({ ...last, ...part })),
    move: (by: { x: number; y: number }) => change((trim) => move(trim, by)),
    zoomTo: (scale: number) => change((trim) => zoom(trim, scale)),
    zoomStep: (direction: 1 | -1) => change((trim) => zoom(trim, trim.scale * ZOOM_STEP ** direction)),
    turnBy: (turns: 1 | -1) => change((trim) => turn(trim, { turns })),
    tiltTo: (tilt: number) => change((trim) => turn(trim, { tilt })),
    reset: () => setWish(UNTRIMMED),
  };
}
