import { type RenderInput } from '../api/generated/model/renderInput';

/** The outcome of a request for a page. */
export type DocumentState = Pick<RenderInput, 'status' | 'maintenance'>;

/** Whether the maintenance page replaces every other page. */
export function isClosed({ status, maintenance }: DocumentState): boolean {
  return status === 503 && maintenance !== null;
}
