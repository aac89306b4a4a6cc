import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Import, type ImportCounts } from './import.entity.js';
import { type LeftOut } from './import-entries.js';
import { PORTABILITY_LIMITS } from './portability-limits.rules.js';

/** The number of seconds without progress after which an import fails. */
const STALLED_S = 3600;

/** The plan for an uploaded file. */
export type NewImport = Pick<
  Import,
  'accountId' | 'source' | 'fileName' | 'plan' | 'leftOut' | 'leftOutTotal' | 'steps'
>;

/** The outcome of a step. */
export interface StepOutcome {
  made: ImportCounts;
  contentId: number | null;
  lastId: number | null;
  leftOut: LeftOut[];
}

/** How a step is recorded. */
export interface AdvanceOptions {
  /** For a step that cannot be rolled back. False by default. */
  evenIfCancelled?: boolean;
}

const NOTHING: ImportCounts = { profile: false, links: 0, contents: 0, items: 0 };

/** Imports in the database, one per account. */
@Injectable()
export class ImportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(accountId: string): Promise<Import | null> {
    return this.dataSource.manager.findOneBy(Import, { accountId });
  }

  findById(id: string): Promise<Import | null> {
    return this.dataSource.manager.findOneBy(Import, { id });
  }

  /** Finds an account’s import and locks it until the transaction ends. */
  findForUpdate(tx: EntityManager, accountId: string, id: string): Promise<Import | null> {
    return tx.findOne(Import, { where: { accountId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Replaces the last import of the account.
   *
   * @returns the ID, null while one is under way, and the file of the replaced import
   */
  async insert(tx: EntityManager, input: NewImport): Promise<{ id: string | null; replaced: string | null }> {
    const [deleted] = await tx.query<[{ fileName: string | null }[], number]>(
      `DELETE FROM imports WHERE account_id = $1
          AND (state <> 'running' OR updated_at < now() - make_interval(secs => $2))
       RETURNING file_name AS "fileName"`,
      [input.accountId, STALLED_S],
    );
    const rows = await tx.query<{ id: string }[]>(
      `INSERT INTO imports (account_id, source, state, file_name, plan, left_out, left_out_total, steps, made)
       VALUES ($1, $2, 'read', $3, $4, $5, $6, $7, $8) ON CONFLICT (account_id) DO NOTHING RETURNING id`,
      [
        ...[input.accountId, input.source, input.fileName, JSON.stringify(input.plan)],
        ...[JSON.stringify(input.leftOut), input.leftOutTotal, input.steps, JSON.stringify(NOTHING)],
      ],
    );
    return { id: rows[0]?.id ?? null, replaced: deleted[0]?.fileName ?? null };
  }

  async start(tx: EntityManager, id: string, plan: Import['plan'], steps: number): Promise<void> {
    await tx.update(Import, { id }, { state: 'running', plan, steps, updatedAt: () => 'now()' });
  }

  /**
   * Records the outcome of a step in the step’s own transaction.
   *
   * @returns false if the import was cancelled or another process has done this step
   */
  async advance(
    tx: EntityManager,
    id: string,
    step: number,
    { made, contentId, lastId, leftOut }: StepOutcome,
    { evenIfCancelled = false }: AdvanceOptions = {},
  ): Promise<boolean> {
    const [, count] = await tx.query<[unknown[], number]>(
      `UPDATE imports
          SET done = $2 + 1, made = $3, content_id = $4, last_id = $7, updated_at = now(),
              left_out = CASE WHEN jsonb_array_length(left_out) < $6 THEN left_out || $5::jsonb ELSE left_out END,
              left_out_total = left_out_total + jsonb_array_length($5::jsonb)
        WHERE id = $1 AND done = $2 AND state = ANY($8)`,
      [
        ...[id, step, JSON.stringify(made), contentId, JSON.stringify(leftOut)],
        ...[PORTABILITY_LIMITS.leftOut, lastId, evenIfCancelled ? ['running', 'cancelled'] : ['running']],
      ],
    );
    return count > 0;
  }

  /** Ends an import and releases its file. */
  async end(tx: EntityManager, id: string, state: 'done' | 'failed'): Promise<void> {
    await tx.update(Import, { id, state: 'running' }, { state, fileName: null, updatedAt: () => 'now()' });
  }

  /** Stops an import. Its file stays until the running job has listed what is left out (`listCancelled`). */
  async cancel(tx: EntityManager, id: string): Promise<void> {
    await tx.update(Import, { id, state: 'running' }, { state: 'cancelled', updatedAt: () => 'now()' });
  }

  /** Lists what a cancelled import leaves out, once, and releases its file. */
  async listCancelled(id: string, leftOut: LeftOut[]): Promise<void> {
    await this.dataSource.query(
      `UPDATE imports
          SET left_out = CASE WHEN jsonb_array_length(left_out) < $3 THEN left_out || $2::jsonb ELSE left_out END,
              left_out_total = left_out_total + $4,
              file_name = NULL
        WHERE id = $1 AND state = 'cancelled' AND file_name IS NOT NULL`,
      [
        id,
        JSON.stringify(leftOut.slice(0, PORTABILITY_LIMITS.leftOut)),
        PORTABILITY_LIMITS.leftOut,
        leftOut.length,
      ],
    );
  }

  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(Import, { id });
  }

  /** Deletes unconfirmed imports and expired outcomes. */
  async deleteExpired(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM imports
        WHERE state = 'read' AND created_at < now() - make_interval(hours => $1)
           OR state <> 'read' AND updated_at < now() - make_interval(days => $2)`,
      [PORTABILITY_LIMITS.readingHours, PORTABILITY_LIMITS.outcomeDays],
    );
  }

  /** Ends stalled imports, and stalled lists of cancelled ones. */
  async failStalled(): Promise<void> {
    await this.dataSource.query(
      `UPDATE imports
          SET state = CASE state WHEN 'running' THEN 'failed' ELSE state END, file_name = NULL
        WHERE (state = 'running' OR state = 'cancelled' AND file_name IS NOT NULL)
          AND updated_at < now() - make_interval(secs => $1)`,
      [STALLED_S],
    );
  }
}
