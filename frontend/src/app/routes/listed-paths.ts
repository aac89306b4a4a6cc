import { ROUTE_TABLE } from './route-table';

/** The addresses of the pages that search engines may list and that stand at one address each, without their languages. */
export function listedPaths(): string[] {
  return ROUTE_TABLE.filter(({ indexable, path }) => indexable && !path.includes(':')).map(
    ({ path }) => path,
  );
}
