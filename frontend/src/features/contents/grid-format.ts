import { type ListSteps } from '../../components/lists/list-steps';
import { ROW_LENGTH } from '../../config/site';

/** The grids in which contents are first shown, by how many that is. */
export type GridFormat = 4 | 6 | 9 | 10 | 16;

/** How many stand side by side, on every screen. */
export const COLUMNS: Record<GridFormat, number> = { 4: 2, 6: 3, 9: 3, 10: 3, 16: 4 };

/** The grid that is led by a large content, over the whole width. */
export const LED: GridFormat = 10;

/** The parts in which a grid is shown: what comes later fills its rows, so that none stands alone in one before the end. */
export function partsOf(format: GridFormat): ListSteps {
  return { first: format, step: ROW_LENGTH - (ROW_LENGTH % COLUMNS[format]), lead: format === LED ? 1 : 0 };
}
