import { useState } from 'react';

/**
 * The same array until an element changes, is added, moves or goes, so that components do not render for an equal one.
 *
 * @param array may be a new one with each render, of elements that stay the same
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
