import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config.js';
import { AccountReadModel } from './account.read-model.js';
import { AccountsRepository } from './accounts.repository.js';
import { DisplayIdsRepository, type FormerDisplayId } from './display-ids.repository.js';
import { RestorationsRepository } from './restorations.repository.js';

/**
 * The display IDs of deleted accounts, for the people they belonged to. An account that has confirmed the same e-mail
 * address, or is the same person at LINE, can have the ID again while it is closed to everybody else. To know them,
 * keyed hashes are kept beside the ID and nothing else.
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
    // From the pepper: it stays the same for as long as passwords do, and so for half a year.
    this.key = Buffer.from(hkdfSync('sha256', secrets.pepper, '', 'hitohira/former-owner', 32));
  }

  /** Notes whose the ID of an account is, before the owner leaves. */
  async note(tx: EntityManager, accountId: string): Promise<void> {
    await this.displayIds.noteOwners(tx, accountId, await this.ownersOf(accountId, tx));
  }

  /** The IDs that an account can have again, by name. */
  async list(accountId: string): Promise<FormerDisplayId[]> {
    return this.displayIds.listFormer(await this.ownersOf(accountId));
  }

  /** Whether an account can have an ID again. */
  async includes(accountId: string, displayId: string): Promise<boolean> {
    const former = await this.list(accountId);
    return former.some((each) => each.displayId.toLowerCase() === displayId.toLowerCase());
  }

  /**
   * Frees an ID for an account that can have it again. The deleted account that had it cannot be brought back from then
   * on; where the ID is not one of these, nothing happens.
   */
  async free(tx: EntityManager, accountId: string, displayId: string): Promise<void> {
    const former = await this.displayIds.findFormerForUpdate(
      tx,
      displayId,
      await this.ownersOf(accountId, tx),
    );
    if (!former) return;
    if (former.accountId !== null) {
      if (!(await this.accounts.giveUp(tx, former.accountId))) return;
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
