import { type EntityManager } from 'typeorm';
import { type AppError } from '../common/errors/app-error.js';
import { InvalidInput } from '../common/errors/request-errors.js';
import { lockForTransaction } from './advisory-lock.js';

/** The lists of an account that its creator sorts, by their tables: their rows have a position, unique in the list. */
type SortedTable = 'contents' | 'links';

/** A list that creators sort. */
export class SortedList {
  /**
   * @param most how many an account may have
   * @param full what is thrown where it has as many
   */
  constructor(
    private readonly table: SortedTable,
    private readonly most: number,
    private readonly full: new () => AppError,
  ) {}

  /** Makes the changes of an account's list wait for one another, until the transaction has ended. */
  async lock(tx: EntityManager, accountId: string): Promise<void> {
    await lockForTransaction(tx, `${this.table} ${accountId}`);
  }

  /** Makes sure that there is room for one more: for good where the list is locked, for now where it is not. */
  async requireRoom(tx: EntityManager, accountId: string): Promise<void> {
    const [row] = await tx.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${this.table} WHERE account_id = $1`,
      [accountId],
    );
    if ((row?.count ?? 0) >= this.most) throw new this.full();
  }

  /**
   * Puts an account's list into an order; what it does not name keeps its order behind that. All of it, or nothing.
   *
   * @param changed what is thrown where an id is nobody's: the list is not any more what it was
   * @throws InvalidInput where an id is named twice or is another account's
   */
  async reorder(tx: EntityManager, accountId: string, ids: number[], changed: AppError): Promise<void> {
    const refused = new InvalidInput([{ field: 'orders', code: 'invalidFormat' }]);
    if (new Set(ids).size < ids.length) throw refused;
    await this.lock(tx, accountId);
    const owners = await tx.query<{ accountId: string }[]>(
      `SELECT account_id AS "accountId" FROM ${this.table} WHERE id = ANY($1::int[])`,
      [ids],
    );
    if (owners.some((owner) => owner.accountId !== accountId)) throw refused;
    if (owners.length < ids.length) throw changed;
    await tx.query(
      `UPDATE ${this.table} entry SET position = wanted.position
         FROM (SELECT id, row_number() OVER (ORDER BY array_position($2::int[], id), position) AS position
                 FROM ${this.table} WHERE account_id = $1) wanted
        WHERE entry.id = wanted.id AND entry.position <> wanted.position`,
      [accountId, ids],
    );
  }
}
