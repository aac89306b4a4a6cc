import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config.js';
import { AccountReadModel } from './account.read-model.js';
import { AccountsRepository } from './accounts.repository.js';
import { DisplayIdsRepository, type FormerDisplayId } from './display-ids.repository.js';
import { RestorationsRepository } from './restorations.repository.js';

/**
 * The display IDs of deleted accounts, for their former owners. An account with the same confirmed e-mail address or
 * identity at a provider can reuse the ID while it is reserved. Only keyed hashes of these are stored.
 */
@Injectable()
export class FormerDisplayIdsService {
  private readonly key: Buffer;

  constructor(
    { secrets }: AppConfig,
    private readonly accounts: AccountsRepository,
    private readonly views: AccountReadModel,
    private readonly displayIds: DisplayIdsRepository,
    private readonly restorations: RestorationsRepository,
  ) {
    // Derived from the pepper, which unlike other secrets is never rotated.
    this.key = Buffer.from(hkdfSync('sha256', secrets.pepper, '', 'hitohira/former-owner', 32));
  }

  /** Records the owner of an account's ID, before a withdrawal. */
  async note(tx: EntityManager, accountId: string): Promise<void> {
    await this.displayIds.noteOwners(tx, accountId, await this.ownersOf(accountId, tx));
  }

  /** The IDs that an account can reuse. */
  async list(accountId: string): Promise<FormerDisplayId[]> {
    return this.displayIds.listFormer(await this.ownersOf(accountId));
  }

  /** Whether an account can reuse an ID. */
  async includes(accountId: string, displayId: string): Promise<boolean> {
    const former = await this.list(accountId);
    return former.some((each) => each.displayId.toLowerCase() === displayId.toLowerCase());
  }

  /**
   * Releases an ID that the account can reuse. The deleted account that had it can no longer be restored. Does nothing
   * for other IDs.
   */
  async free(tx: EntityManager, accountId: string, displayId: string): Promise<void> {
    const former = await this.displayIds.findFormerForUpdate(
      tx,
      displayId,
      await this.ownersOf(accountId, tx),
    );
    if (!former) return;
    if (former.accountId !== null) {
      if (!(await this.accounts.markUnrestorable(tx, former.accountId))) return;
      await this.restorations.voidOf(tx, former.accountId);
    }
    await this.displayIds.release(tx, displayId);
  }

  private async ownersOf(accountId: string, db?: EntityManager): Promise<Buffer[]> {
    const { emailKey, identities } = await this.views.findIdentity(accountId, db);
    const names = identities.map(({ provider, userId }) => [provider, userId]);
    if (emailKey !== null) names.push(['email', emailKey]);
    return names.map((name) => createHmac('sha256', this.key).update(JSON.stringify(name)).digest());
  }
}
