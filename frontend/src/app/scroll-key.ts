import { type Location } from 'react-router-dom';

/**
 * Under which name the place is kept up to which a page was read. The first page of every document has the same key:
 * it is known by its address, or one would come to another page where the last one was left.
 */
export function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? `${pathname}${search}` : key;
}
