import { type Location } from 'react-router-dom';

/** A short number for a text, from which the text cannot be read. */
function digest(text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(31, hash) + (character.codePointAt(0) ?? 0)) | 0;
  return hash.toString(36);
}

/**
 * The key under which the router keeps how far a page was read. The first page of every document has the same key: it is
 * known by its address, or one would come to another page where the last one was left. The address may name somebody who
 * has logged out since, so that the tab keeps a digest of it.
 */
export function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? digest(`${pathname}${search}`) : key;
}
