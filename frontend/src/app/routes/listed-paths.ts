import { ROUTE_TABLE } from './route-table';

/** The paths of indexable pages without parameters, for the sitemap. */
export function listedPaths(): string[] {
  return ROUTE_TABLE.filter(({ indexable, path }) => indexable && !path.includes(':')).map(
    ({ path }) => path,
  );
}
