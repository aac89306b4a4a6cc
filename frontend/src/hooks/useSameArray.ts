import { useState } from 'react';

/**
 * Returns the same array until an element is changed, added, moved or removed, so that equal arrays cause no renders.
 *
 * @param array may be new on each render, with elements that keep their identity
 */
export function useSameArray<Element>(array: readonly Element[]): readonly Element[] {
  const [kept, setKept] = useState(array);
  const isSame =
    kept === array ||
    (kept.length === array.length && kept.every((element, index) => Object.is(element, array[index])));
  if (isSame) return kept;
  setKept(array);
  return array;
}
