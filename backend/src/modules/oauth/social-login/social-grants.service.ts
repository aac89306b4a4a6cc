import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TransactionsService } from '../../../database/transactions.service.js';
import { JobQueueService } from '../../../jobs/job-queue.service.js';
import { RELEASE_GRANT_QUEUE } from '../../../jobs/queues.js';
import { LineClient, type LineTokens } from '../../../providers/line/line.client.js';
import { SealedBoxService } from '../../../security/sealed-box.service.js';
import { AccountEventsService } from '../../accounts/account-events.service.js';
import { SocialIdentitiesRepository } from './social-identities.repository.js';

/** How to release a grant: revoke its access token, or the user's whole consent. */
type Release = 'revoke' | 'deauthorise';

interface ReleaseJob {
  how: Release;
  /** Encrypted: the database never holds plain tokens. */
  sealed: string;
}

const PURPOSE = 'social-grant';

/** The tokens of social logins: encrypted at rest, and revoked after the transaction that ends their use. */
@Injectable()
export class SocialGrantsService implements OnModuleInit {
  constructor(
    private readonly transactions: TransactionsService,
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

  /** Re-encrypts tokens with the current key; null if they already are. */
  reseal(sealed: string): string | null {
    return this.box.reseal(sealed, PURPOSE);
  }

  /** Queues the release of a grant in the caller's transaction; it is retried until it succeeds. */
  async release(tx: EntityManager, sealed: string, how: Release): Promise<void> {
    await this.jobs.enqueue(tx, RELEASE_GRANT_QUEUE, { how, sealed } satisfies ReleaseJob);
  }

  /** Revokes the tokens of a login or connection that was refused. The user's consent stays. */
  discard(tokens: LineTokens): Promise<void> {
    return this.transactions.run((tx) => this.release(tx, this.seal(tokens), 'revoke'));
  }

  /** Revokes all consents of an account. Idempotent. */
  async deauthorise(tx: EntityManager, accountId: string): Promise<void> {
    for (const sealed of await this.identities.deleteTokens(tx, accountId))
      await this.release(tx, sealed, 'deauthorise');
  }

  private open(sealed: string): LineTokens {
    return JSON.parse(this.box.open(sealed, PURPOSE)) as LineTokens;
  }
}
