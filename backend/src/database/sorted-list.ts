import { type EntityManager } from 'typeorm';
import { type AppError } from '../common/errors/app-error.js';
import { InvalidInput } from '../common/errors/request-errors.js';
import { lockForTransaction } from './advisory-lock.js';

/** An owner's list: a table and the column of its owner. */
interface OwnedList {
  table: 'contents' | 'links' | 'items';
  column: 'account_id' | 'content_id';
}

/**
 * Checks that an order names each id once, and only those of a list. Final only while the list is locked.
 *
 * @param changed the error for an id that does not exist, because the list has changed
 * @throws InvalidInput for duplicate ids, and for those of another list
 */
export async function requireListed(
  tx: EntityManager,
  { table, column }: OwnedList,
  owner: string | number,
  ids: number[],
  changed: AppError,
): Promise<void> {
  const refused = new InvalidInput([{ field: 'orders', code: 'invalidFormat' }]);
  if (new Set(ids).size < ids.length) throw refused;
  const found = await tx.query<{ isListed: boolean }[]>(
    `SELECT ${column} = $2 AS "isListed" FROM ${table} WHERE id = ANY($1::int[])`,
    [ids, owner],
  );
  if (found.some(({ isListed }) => !isListed)) throw refused;
  if (found.length < ids.length) throw changed;
}

/** A list within a table whose entries can be reordered. */
interface MovableList {
  table: 'contents' | 'links' | 'items' | 'categories' | 'withdraw_reasons';
  /** An SQL condition for its entries; `$2` is the owner. The whole table without one. */
  where?: string;
  owner?: string | number | null;
  /** Whether the highest position is the first. */
  isDescending?: boolean;
}

/** Moves the given ids to the front of a list, in their order; the others keep their order after them. */
export async function moveToFront(
  tx: EntityManager,
  { table, where = 'true', owner, isDescending = false }: MovableList,
  ids: number[],
): Promise<void> {
  const [sign, direction] = isDescending ? ['-', 'DESC'] : ['', 'ASC'];
  await tx.query(
    `UPDATE ${table} entry SET position = wanted.position
       FROM (SELECT id, ${sign}row_number() OVER (ORDER BY array_position($1::int[], id),
                                                  position ${direction}, id ${direction}) AS position
               FROM ${table} WHERE ${where}) wanted
      WHERE entry.id = wanted.id AND entry.position <> wanted.position`,
    owner === undefined ? [ids] : [ids, owner],
  );
}

/** Where a new entry goes: before all others, or right after one that was added before it. */
export interface Place {
  /** An entry of the list; null, or one that is gone, for before all others. */
  after: number | null;
  /** How many entries will follow it, for which positions are kept free. */
  more: number;
}

const FIRST: Place = { after: null, more: 0 };

/** Tables whose rows have a position, unique per account. */
type SortedTable = 'contents' | 'links';

/** A list that creators sort. */
export class SortedList {
  /**
   * @param most the maximum per account
   * @param full the error when it is reached
   */
  constructor(
    private readonly table: SortedTable,
    private readonly most: number,
    private readonly full: new () => AppError,
  ) {}

  /** Serialises changes of an account's list until the transaction ends. */
  async lock(tx: EntityManager, accountId: string): Promise<void> {
    await lockForTransaction(tx, `${this.table} ${accountId}`);
  }

  /** Checks that the list has room; final only while the list is locked. */
  async requireRoom(tx: EntityManager, accountId: string): Promise<void> {
    if ((await tx.countBy(this.table, { accountId })) >= this.most) throw new this.full();
  }

  /** The position of a new entry, free while the list is locked. */
  async makePlace(tx: EntityManager, accountId: string, { after, more }: Place = FIRST): Promise<number> {
    const [row] = await tx.query<{ first: number; former: number | null; isFree: boolean }[]>(
      `SELECT coalesce(min(position), 1) AS first,
              min(position) FILTER (WHERE id = $2) AS former,
              NOT coalesce(bool_or(position = (SELECT position + 1 FROM ${this.table}
                                                WHERE account_id = $1 AND id = $2)), false) AS "isFree"
         FROM ${this.table} WHERE account_id = $1`,
      [accountId, after],
    );
    const { first, former, isFree } = row as { first: number; former: number | null; isFree: boolean };
    if (former === null) return first - 1 - more;
    if (isFree) return former + 1;
    await tx.query(
      `UPDATE ${this.table} SET position = position - 1 WHERE account_id = $1 AND position <= $2`,
      [accountId, former],
    );
    return former;
  }

  /**
   * Moves the given ids to the front, in their order.
   *
   * @param changed the error for an id that does not exist, because the list has changed
   * @throws InvalidInput for duplicate ids, and for those of another account
   */
  async reorder(tx: EntityManager, accountId: string, ids: number[], changed: AppError): Promise<void> {
    await this.lock(tx, accountId);
    await requireListed(tx, { table: this.table, column: 'account_id' }, accountId, ids, changed);
    await moveToFront(tx, { table: this.table, where: 'account_id = $2', owner: accountId }, ids);
  }
}
