import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AccountEventsService } from '../../accounts/account-events.service.js';
import { LinkageGrantsService } from './linkage-grants.service.js';
import { type LinkageKey, LinkagesRepository } from './linkages.repository.js';

/** Revokes grants that no linkage uses any more. */
@Injectable()
export class LinkageRevocationService implements OnModuleInit {
  constructor(
    private readonly accountEvents: AccountEventsService,
    private readonly linkages: LinkagesRepository,
    private readonly grants: LinkageGrantsService,
  ) {}

  onModuleInit(): void {
    this.accountEvents.onWithdrawn((tx, accountId) => this.revokeAll(tx, accountId));
  }

  /**
   * Revokes all grants of a withdrawn account. The linkages stay and have to be reconnected if the account is
   * restored. Idempotent.
   */
  async revokeAll(tx: EntityManager, accountId: string): Promise<void> {
    await this.linkages.lockList(tx, accountId);
    const standing = (await this.linkages.listKeys(accountId, undefined, tx)).filter(
      ({ grantId }) => grantId !== null,
    );
    await this.linkages.detach(
      tx,
      standing.map(({ id }) => id),
    );
    await this.revokeUnused(tx, standing);
  }

  /** Deletes and revokes the grants of removed linkages, unless others still use them. */
  async revokeUnused(tx: EntityManager, gone: readonly LinkageKey[]): Promise<void> {
    const unused = await this.grants.deleteUnused(
      tx,
      gone.flatMap(({ grantId }) => grantId ?? []),
    );
    for (const consent of unused) await this.grants.release(tx, consent);
  }
}
