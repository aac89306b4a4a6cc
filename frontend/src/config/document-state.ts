import { type RenderInput } from '../api/generated/model/renderInput';

/** What the server made of an address: the page itself, or what it said in its place. */
export type DocumentState = Pick<RenderInput, 'status' | 'maintenance'>;

/** Whether the page of maintenance stands in the place of every other. */
export function isClosed({ status, maintenance }: DocumentState): boolean {
  return status === 503 && maintenance !== null;
}
