import { type ListSteps } from '../../components/lists/list-steps';
import { ROW_LENGTH } from '../../config/site';

/** The layout of a grid, named by the number of contents it shows first. */
export type GridFormat = 4 | 6 | 9 | 10 | 16;

/** The layout of the other contents on the page of one: two rows of three. */
export const OTHER_CONTENTS_FORMAT: GridFormat = 6;

/** The number of columns of each layout. */
export const COLUMNS: Record<GridFormat, number> = { 4: 2, 6: 3, 9: 3, 10: 3, 16: 4 };

/** The layout whose first content spans the whole width. */
export const LED: GridFormat = 10;

/** How many contents are shown at first and added later. Later steps fill whole rows. */
export function partsOf(format: GridFormat): ListSteps {
  return { first: format, step: ROW_LENGTH - (ROW_LENGTH % COLUMNS[format]), lead: format === LED ? 1 : 0 };
}
