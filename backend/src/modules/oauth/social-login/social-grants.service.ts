import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { JobQueueService } from '../../../jobs/job-queue.service.js';
import { RELEASE_GRANT_QUEUE } from '../../../jobs/queues.js';
import { LineClient, type LineTokens } from '../../../providers/line/line.client.js';
import { SealedBoxService } from '../../../security/sealed-box.service.js';
import { AccountEventsService } from '../../accounts/account-events.service.js';
import { SocialIdentitiesRepository } from './social-identities.repository.js';

/**
 * How a grant is given back: only its access token, or the person's whole consent, as LINE asks of a service that the
 * person has left.
 */
type Release = 'revoke' | 'deauthorise';

interface ReleaseJob {
  how: Release;
  /** Sealed: tokens never lie in clear in the database. */
  sealed: string;
}

const PURPOSE = 'social-grant';

/** The tokens of grants: sealed at rest, and given back after the transaction that ends their use. */
@Injectable()
export class SocialGrantsService implements OnModuleInit {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly accountEvents: AccountEventsService,
    private readonly box: SealedBoxService,
    private readonly identities: SocialIdentitiesRepository,
    private readonly line: LineClient,
  ) {}

  onModuleInit(): void {
    this.jobs.process<ReleaseJob>(RELEASE_GRANT_QUEUE, ({ data }) =>
      this.line[data.how](this.open(data.sealed)),
    );
    this.accountEvents.onWithdrawn((tx, accountId) => this.deauthorise(tx, accountId));
  }

  seal(tokens: LineTokens): string {
    return this.box.seal(JSON.stringify(tokens), PURPOSE);
  }

  /** The same tokens under the key of today, or null where they are under it already. */
  reseal(sealed: string): string | null {
    return this.box.reseal(sealed, PURPOSE);
  }

  /** Gives a grant back, after the caller's transaction and until the provider has heard of it. */
  async release(tx: EntityManager, sealed: string, how: Release): Promise<void> {
    await this.jobs.enqueue(tx, RELEASE_GRANT_QUEUE, { how, sealed } satisfies ReleaseJob);
  }

  /**
   * Takes back everything that the owner of an account has consented to at providers. Done again it does nothing.
   */
  async deauthorise(tx: EntityManager, accountId: string): Promise<void> {
    for (const sealed of await this.identities.takeTokens(tx, accountId))
      await this.release(tx, sealed, 'deauthorise');
  }

  private open(sealed: string): LineTokens {
    return JSON.parse(this.box.open(sealed, PURPOSE)) as LineTokens;
  }
}
