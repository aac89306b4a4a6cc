import { matchPath } from 'react-router-dom';
import { editedPart, type EditedPart, PATHS } from '../../config/paths';

/** The places of the studio. */
export type StudioPlace = 'page' | EditedPart | 'theme' | 'insights' | 'news' | 'settings';

const PLACES: readonly (readonly [path: string, place: StudioPlace])[] = [
  [PATHS.profileEdit, 'page'],
  [PATHS.contentsOrder, 'contents'],
  [PATHS.contentEdit, 'contents'],
  [PATHS.linksOrder, 'links'],
  [PATHS.themeEdit, 'theme'],
  [PATHS.insights, 'insights'],
  [`${PATHS.news}/*`, 'news'],
  ['/settings/*', 'settings'],
];

/** The place of the studio that an address belongs to; null if none. */
export function studioPlace({ pathname, hash }: { pathname: string; hash: string }): StudioPlace | null {
  const place = PLACES.find(([path]) => matchPath(path, pathname) !== null)?.[1] ?? null;
  return place === 'page' ? (editedPart(hash) ?? place) : place;
}
