import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { NIL_UUID } from '../../common/rules/ids.js';
import { AppConfig } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { SWEEP_OAUTH_QUEUE } from '../../jobs/queues.js';
import { resealRows } from '../../security/reseal-rows.js';
import { OAuthStatesRepository } from './authorization/oauth-states.repository.js';
import { SocialGrantsService } from './social-login/social-grants.service.js';
import { SocialIdentitiesRepository } from './social-login/social-identities.repository.js';
import { SocialSignUpsRepository } from './social-login/social-sign-ups.repository.js';

/**
 * Deletes expired OAuth states and unfinished sign-ups, revoking their tokens, and re-encrypts tokens after a key
 * change.
 */
@Injectable()
export class OAuthSweepJob implements OnModuleInit {
  private readonly logger = new Logger(OAuthSweepJob.name);

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobQueueService,
    private readonly transactions: TransactionsService,
    private readonly states: OAuthStatesRepository,
    private readonly signUps: SocialSignUpsRepository,
    private readonly identities: SocialIdentitiesRepository,
    private readonly grants: SocialGrantsService,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SWEEP_OAUTH_QUEUE, () => this.sweep());
  }

  async sweep(): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.states.deleteExpired(tx);
      for (const sealed of await this.signUps.deleteExpired(tx))
        await this.grants.release(tx, sealed, 'revoke');
    });
    if (this.config.secrets.encryptionPrevious) await this.resealTokens();
  }

  private async resealTokens(): Promise<void> {
    await resealRows(
      {
        lowestId: NIL_UUID,
        list: (afterId, limit) => this.identities.listTokens(afterId, limit),
        replace: (id, sealed, by) => this.identities.replaceTokens(id, sealed, by),
      },
      (sealed) => this.grants.reseal(sealed),
      (identityId, err) => this.logger.warn({ event: 'oauth.decryption-failed', identityId, err }),
    );
  }
}
