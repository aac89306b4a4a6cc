import { noteShownAccount } from '../../common/http/request-context.js';
import { type ListPart, type ListRange, NO_ENTRIES, partOf } from '../../common/list-range.js';
import { type PreparedPublicRead, type PublicReadsService } from '../../database/public-reads.service.js';
import { type BlockName, DEFAULT_BLOCKS } from '../blocks/block.js';
import { changesInMs as changesInMsOf } from '../visibility/next-change.read-model.js';
import { parseAccountReference } from './account-reference.js';
import { AccountNotFound } from './accounts.errors.js';
import { displayIdKey } from './reserved-display-ids.js';

/** SQL for whether the viewer owns the list. */
export const ASKED_BY_OWNER = 'owner.id IS NOT DISTINCT FROM $4::uuid';

/** How a list of an account is read. SQL names its account `owner`. */
export interface AccountListSql {
  /** A statement for its entries, in order. */
  entries: string;
  /** A statement for their number. */
  count: string;
  /** The block that shows the list; null if nothing hides it. */
  block: BlockName | null;
}

/** A part of a list with its account. */
export interface ListOfAccount<Entry> {
  account: { id: string; displayId: string };
  part: ListPart<Entry>;
}

interface Row<Entry> {
  id: string;
  displayId: string;
  isShown: boolean;
  changesInMs: number | null;
  total: number;
  entries: Entry[];
}

const isShownBy = (block: BlockName): string => `
  coalesce((SELECT block.shown FROM blocks block WHERE block.account_id = owner.id AND block.name = '${block}'),
           ${String(DEFAULT_BLOCKS.some(({ name, shown }) => name === block && shown))})`;

/**
 * Reads a page of an account's list by account ID or display ID in one statement, with whether the account exists and
 * whether its page shows the list. Times in entries are ISO 8601 strings.
 */
export class AccountListReadModel<Entry extends object> {
  private readonly byId: PreparedPublicRead<Row<Entry>>;
  private readonly byDisplayId: PreparedPublicRead<Row<Entry>>;

  constructor(reads: PublicReadsService, { entries, count, block }: AccountListSql) {
    const part = `(${entries} OFFSET $2 LIMIT $3)`;
    const shown = block === null ? 'true' : isShownBy(block);
    const textFor = (id: string) => `
      SELECT owner.id, current.display_id AS "displayId", (${shown}) OR ${ASKED_BY_OWNER} AS "isShown",
             ${changesInMsOf('owner.id')} AS "changesInMs",
             (${count})::int AS total,
             coalesce((SELECT json_agg(entry) FROM ${part} entry), '[]') AS entries
        FROM accounts owner
        JOIN display_id_claims current ON current.account_id = owner.id AND current.is_current
       WHERE owner.withdrawn_at IS NULL AND owner.suspended_at IS NULL AND owner.id = ${id}`;
    this.byId = reads.prepare(textFor('$1'));
    this.byDisplayId = reads.prepare(textFor('(SELECT account_id FROM display_id_claims WHERE key = $1)'));
  }

  /**
   * The part of the list that a viewer may see.
   *
   * @param id a current or former display ID, or an account ID
   * @param name what the address calls it
   * @param viewerId the signed-in account, or null
   * @throws InvalidInput if the ID is malformed
   * @throws AccountNotFound
   */
  async read(
    id: string,
    name: string,
    viewerId: string | null,
    range: ListRange,
  ): Promise<ListOfAccount<Entry>> {
    const reference = parseAccountReference(id, name);
    const [prepared, key] =
      'accountId' in reference
        ? [this.byId, reference.accountId]
        : [this.byDisplayId, displayIdKey(reference.displayId)];
    const [row] = await prepared.rows([key, range.offset, range.limit, viewerId]);
    if (!row) throw new AccountNotFound();
    noteAccount(id, row);
    const { id: accountId, displayId, isShown, entries: rows, total } = row;
    const part = isShown ? partOf({ rows, total }, range) : NO_ENTRIES;
    return { account: { id: accountId, displayId }, part };
  }
}

/**
 * Records the account that a response shows, so that the response can be cached. Not for a former display ID, which
 * expires without a change notification.
 */
export function noteAccount(
  asked: string,
  { id, displayId, changesInMs }: { id: string; displayId: string; changesInMs?: number | null },
): void {
  if ([id, displayId.toLowerCase()].includes(asked.toLowerCase())) noteShownAccount(id, changesInMs);
}
