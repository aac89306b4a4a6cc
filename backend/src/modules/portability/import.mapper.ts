import { type ImportResponse } from './dto/import.response.js';
import { type ExportResponse } from './dto/export.response.js';
import { type ExportView } from './exports.service.js';
import { type Import } from './import.entity.js';

/** An archive for its owner. */
export function toExport({ state, requestedAt, availableUntil, bytes }: ExportView): ExportResponse {
  return {
    state,
    requestedAt: requestedAt?.toISOString() ?? null,
    availableUntil: availableUntil?.toISOString() ?? null,
    bytes,
  };
}

/** An import for its owner. */
export function toImport(found: Import): ImportResponse {
  const { id, source, state, plan, made, steps, done, leftOut, leftOutTotal, createdAt } = found;
  return {
    importId: id,
    ...{ source, state, steps, done, leftOut, leftOutTotal },
    planned: plan.counts,
    made,
    createdAt: createdAt.toISOString(),
  };
}
