import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CHUNK } from '../../database/delete-in-chunks.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { DisplayIdsRepository } from './display-ids.repository.js';
import { RestorationsRepository } from './restorations.repository.js';

/** The timeout of one statement: generous, since erasure runs in the background. */
const STATEMENT_MS = 60_000;

/** A table with rows of accounts, and its account column. */
interface OwnedTable {
  table: string;
  column: string;
}

/**
 * The tables that cascade from `accounts` by the schema's foreign keys, and those that cascade from these and have an
 * account column, such as `items`: a single content can have enough of them to need a step of its own.
 */
const OWNED = `
  SELECT DISTINCT source.relname AS "table", attribute.attname AS "column"
    FROM pg_constraint key
    JOIN pg_class source ON source.oid = key.conrelid
    JOIN pg_attribute attribute ON attribute.attrelid = key.conrelid
     AND CASE WHEN key.confrelid = 'accounts'::regclass THEN attribute.attnum = key.conkey[1]
              ELSE attribute.attname = 'account_id' AND attribute.attnum = ANY (key.conkey) END
   WHERE key.contype = 'f' AND key.confdeltype = 'c'
   ORDER BY 1, 2`;

/**
 * The order in which tables are emptied: referencing rows before the rows they reference, even if a third table's
 * cascade deletes them, such as the media of contents, which reference pictures.
 */
const ORDER = `
  SELECT DISTINCT first, later
    FROM (SELECT conrelid::regclass::text AS first, confrelid::regclass::text AS later
            FROM pg_constraint WHERE contype = 'f'
          UNION ALL
          SELECT goes.confrelid::regclass::text, stays.confrelid::regclass::text
            FROM pg_constraint goes JOIN pg_constraint stays USING (conrelid)
           WHERE goes.contype = 'f' AND goes.confdeltype = 'c'
             AND stays.contype = 'f' AND stays.confdeltype = 'a') AS needed
   WHERE first <> later AND first <> 'accounts' AND later <> 'accounts'`;

/** Erases accounts in short steps, however much data they have. */
@Injectable()
export class AccountEraserService {
  private tables: Promise<OwnedTable[]> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsRepository,
    private readonly displayIds: DisplayIdsRepository,
    private readonly restorations: RestorationsRepository,
  ) {}

  /**
   * Erases an account that was withdrawn at least the given number of days ago. Irreversible once begun; after a failure
   * the next call continues.
   *
   * @returns false if there was nothing to erase
   */
  async erase(accountId: string, days: number): Promise<boolean> {
    this.tables ??= this.readTables();
    const tables = await this.tables.catch((error: unknown) => {
      this.tables = null;
      throw error;
    });
    for (;;) {
      const done = await this.transactions.run((tx) => this.step(tx, accountId, days, tables));
      if (done !== 'more') return done === 'erased';
    }
  }

  private async step(
    tx: EntityManager,
    accountId: string,
    days: number,
    tables: readonly OwnedTable[],
  ): Promise<'kept' | 'more' | 'erased'> {
    await tx.query(`SELECT set_config('statement_timeout', $1, true)`, [`${STATEMENT_MS}`]);
    if (!(await this.accounts.beginErasing(tx, accountId, days))) return 'kept';
    await this.displayIds.close(tx, accountId);
    await this.restorations.voidOf(tx, accountId);
    let left = CHUNK;
    for (const { table, column } of await filled(tx, tables, accountId)) {
      left -= await deleteSome(tx, { table, column }, accountId, left);
      if (left === 0) return 'more';
    }
    await this.accounts.delete(tx, accountId);
    return 'erased';
  }

  private async readTables(): Promise<OwnedTable[]> {
    const owned = await this.dataSource.query<OwnedTable[]>(OWNED);
    const order = await this.dataSource.query<{ first: string; later: string }[]>(ORDER);
    return inOrder(owned, order);
  }
}

/** The tables with rows of the account, found by one query. */
async function filled(
  tx: EntityManager,
  tables: readonly OwnedTable[],
  accountId: string,
): Promise<OwnedTable[]> {
  const [answer = {}] = await tx.query<Record<string, boolean>[]>(
    `SELECT ${tables
      .map(({ table, column }, n) => `EXISTS (SELECT FROM "${table}" WHERE "${column}" = $1) AS "${n}"`)
      .join(', ')}`,
    [accountId],
  );
  return tables.filter((_table, n) => answer[n]);
}

async function deleteSome(
  tx: EntityManager,
  { table, column }: OwnedTable,
  accountId: string,
  limit: number,
): Promise<number> {
  const [, count] = await tx.query<[unknown[], number]>(
    `DELETE FROM "${table}"
      WHERE ctid = ANY (ARRAY(SELECT ctid FROM "${table}" WHERE "${column}" = $1 LIMIT $2)) AND "${column}" = $1`,
    [accountId, limit],
  );
  return count;
}

function inOrder(
  tables: readonly OwnedTable[],
  order: readonly { first: string; later: string }[],
): OwnedTable[] {
  const sorted: OwnedTable[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ table }) => table));
    const free = [...waiting].filter(
      ({ table }) => !order.some(({ first, later }) => later === table && names.has(first)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to one another in a circle: ${[...names].join(', ')}.`);
    for (const table of free) {
      sorted.push(table);
      waiting.delete(table);
    }
  }
  return sorted;
}
