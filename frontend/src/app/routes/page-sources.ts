import { type Namespace } from '../../i18n/namespaces';
import { BASE_NAMESPACES } from '../base-namespaces';
import { LAYOUTS } from './layouts';
import { type ApplicationEntry } from './route-entry';

/** The sources and namespaces of a page, for its preload links. */
export function pageSources(entry: ApplicationEntry): { sources: string[]; namespaces: Namespace[] } {
  const layout = LAYOUTS[entry.layout];
  return {
    sources: [layout.source, entry.source],
    namespaces: [...new Set([...BASE_NAMESPACES, ...layout.namespaces, ...entry.namespaces])],
  };
}
