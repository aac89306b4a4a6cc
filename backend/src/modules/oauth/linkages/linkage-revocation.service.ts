import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AccountEventsService } from '../../accounts/account-events.service.js';
import { LinkageGrantsService } from './linkage-grants.service.js';
import { type LinkageKey, LinkagesRepository } from './linkages.repository.js';

/** What becomes of consents when linkages end: those on which nothing stands any more are given back. */
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
   * Takes back everything that an owner who leaves has consented to. The linkages stay for as long as the account can
   * be restored, and have to be linked again then. Done again it does nothing.
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

  /** Forgets the grants on which linkages stood that are gone, unless others still do, and gives them back. */
  async revokeUnused(tx: EntityManager, gone: readonly LinkageKey[]): Promise<void> {
    const unused = await this.grants.takeUnused(
      tx,
      gone.flatMap(({ grantId }) => grantId ?? []),
    );
    for (const consent of unused) await this.grants.release(tx, consent);
  }
}
