import { type ImportResponse } from './dto/import.response.js';
import { type ExportResponse } from './dto/export.response.js';
import { type ExportView } from './exports.service.js';
import { type Import } from './import.entity.js';

/** Maps an export for its owner. */
export function toExport({ state, requestedAt, availableUntil, bytes }: ExportView): ExportResponse {
  return {
    state,
    requestedAt: requestedAt?.toISOString() ?? null,
    availableUntil: availableUntil?.toISOString() ?? null,
    bytes,
  };
}

/** Maps an import for its owner. */
export function toImport(found: Import): ImportResponse {
  const { id, source, state, plan, made, steps, done, leftOut, leftOutTotal, fileName, createdAt } = found;
  return {
    importId: id,
    ...{ source, state, steps, done, leftOutTotal },
    leftOut: leftOut.map(({ provider = null, ...entry }) => ({ ...entry, provider })),
    planned: plan.counts,
    made,
    listing: state === 'cancelled' && fileName !== null,
    createdAt: createdAt.toISOString(),
  };
}
