import { useState } from 'react';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { isSame, move, settle, type Trim, turn, UNTRIMMED, zoom } from './trim';

/** How much larger one step makes the picture. */
const ZOOM_STEP = 1.1;

/** What is done to a picture before it is an icon; whatever is wished, it fills its frame. */
export function useTrim(picture: PictureFile) {
  // What a hand wishes is kept as it is said: a pinch says where and how large one after the other.
  const [wish, setWish] = useState<Trim>(UNTRIMMED);
  const change = (to: (trim: Trim) => Trim) => setWish((last) => to(settle(last, picture)));

  return {
    trim: settle(wish, picture),
    /** Whether it lies otherwise than it was put. */
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
