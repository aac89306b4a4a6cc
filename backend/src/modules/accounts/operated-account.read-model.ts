import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AccountReference } from './account-reference.js';
import { type AccountView, COLUMNS, SOURCES } from './account.read-model.js';
import { AccountNotFound } from './accounts.errors.js';
import { displayIdKey } from './reserved-display-ids.js';

/** An account for operators, in any state. */
export interface OperatedAccountView extends AccountView {
  suspendedAt: Date | null;
  withdrawnAt: Date | null;
}

/** What an account consists of, for operators. */
export interface AccountSummary {
  createdAt: Date;
  language: string;
  /** The linked accounts, such as `youtube: 花の庭`, with a note if one has to be linked again. */
  linkages: string[];
  /** All contents, items and links, also those that visitors do not see. */
  contents: number;
  items: number;
  links: number;
  pictures: number;
}

const CLAIMED = '(SELECT account_id FROM display_id_claims WHERE key = $1)';

/** Account queries for operators. */
@Injectable()
export class OperatedAccountReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** An account in any state, unless erased. */
  async find(reference: AccountReference): Promise<OperatedAccountView | null> {
    const [id, key] =
      'accountId' in reference ? ['$1', reference.accountId] : [CLAIMED, displayIdKey(reference.displayId)];
    const [row] = await this.dataSource.query<OperatedAccountView[]>(
      `SELECT ${COLUMNS}, account.suspended_at AS "suspendedAt", account.withdrawn_at AS "withdrawnAt" ${SOURCES}
        WHERE account.id = ${id}`,
      [key],
    );
    return row ?? null;
  }

  /** What an account consists of, visible or not. */
  async summarise(id: string): Promise<AccountSummary> {
    const count = (table: string) =>
      `(SELECT count(*)::int FROM ${table} WHERE account_id = account.id) AS ${table}`;
    const [row] = await this.dataSource.query<AccountSummary[]>(
      `SELECT account.created_at AS "createdAt", account.language,
              ARRAY(SELECT provider || ': ' || sns_account_name
                             || CASE WHEN needs_reconnect THEN ' (to be linked again)' ELSE '' END
                      FROM linkages WHERE account_id = account.id ORDER BY id) AS linkages,
              ${['contents', 'items', 'links', 'pictures'].map(count).join(', ')}
         FROM accounts account WHERE id = $1`,
      [id],
    );
    if (!row) throw new AccountNotFound();
    return row;
  }
}
