import { type Location } from 'react-router-dom';

/** A short one-way hash. */
function digest(text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(31, hash) + (character.codePointAt(0) ?? 0)) | 0;
  return hash.toString(36);
}

/**
 * The router's key for a scroll position. All first pages share the key `default`, so they use a hash of their address:
 * addresses may contain the display ID of somebody who has logged out.
 */
export function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? digest(`${pathname}${search}`) : key;
}
