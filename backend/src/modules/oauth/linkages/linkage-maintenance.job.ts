import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import pLimit from 'p-limit';
import { AppConfig } from '../../../config/app-config.js';
import { JobQueueService } from '../../../jobs/job-queue.service.js';
import { KEEP_LINKAGES_QUEUE } from '../../../jobs/queues.js';
import { resealRows } from '../../../security/reseal-rows.js';
import { ChannelRefreshJob } from './channel-refresh.job.js';
import { LinkageGrantsService } from './linkage-grants.service.js';
import { type GrantRow, LinkageGrantsRepository } from './linkage-grants.repository.js';
import { LinkageNoticesService } from './linkage-notices.service.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';
import { ListedPostsRepository } from '../posts/listed-posts.repository.js';

/** Instagram's tokens live for sixty days and renew themselves, from their second day on: there is time to try often. */
const RENEWAL = { withinDays: 20, minAgeDays: 1, limit: 500 };

/**
 * Nothing is asked of TikTok and X after an account was linked there, so that nobody would notice that a consent was taken
 * back, and one that is never used ends after half a year. A renewal a week finds out, and prolongs it; where it came to
 * nothing it is tried again the next day.
 */
const UNUSED_PROVIDERS = ['tiktok', 'x'] as const satisfies readonly LinkageProvider[];
const TRIAL = { days: 7, retryDays: 1, limit: 500 };

/** How many are renewed at once. */
const AT_ONCE = 4;

/** What is not done by then is done in an hour: a job may not take longer. */
const TIME_MS = 240_000;

/**
 * Keeps linked accounts working without their owners: renews the tokens that nobody's call would renew in time, finds out
 * which consents of those that no call uses were taken back, erases what was listed long ago, asks YouTube again what it
 * said a month ago, tells owners before what came from an account is removed, and after a change of the encryption key seals anew what lies under the previous one.
 */
@Injectable()
export class LinkageMaintenanceJob implements OnModuleInit {
  private readonly logger = new Logger(LinkageMaintenanceJob.name);

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobQueueService,
    private readonly listed: ListedPostsRepository,
    private readonly consents: LinkageGrantsRepository,
    private readonly grants: LinkageGrantsService,
    private readonly channelRefresh: ChannelRefreshJob,
    private readonly notices: LinkageNoticesService,
  ) {}

  onModuleInit(): void {
    this.jobs.process(KEEP_LINKAGES_QUEUE, () => this.run());
  }

  /** Does it all, once. */
  async run(): Promise<void> {
    const until = Date.now() + TIME_MS;
    await this.listed.deleteStale();
    if (this.config.secrets.encryptionPrevious) await this.resealTokens();
    await this.renewAll(await this.consents.listEnding('instagram', RENEWAL), until);
    for (const provider of UNUSED_PROVIDERS)
      await this.renewAll(await this.consents.listUnheard(provider, TRIAL), until);
    await this.channelRefresh.refresh(until);
    await this.notices.notifyRemovalSoon();
  }

  private async renewAll(rows: readonly GrantRow[], until: number): Promise<void> {
    const limit = pLimit(AT_ONCE);
    await Promise.all(
      rows.map((row) =>
        limit(async () => {
          if (Date.now() < until) await this.renew(row);
        }),
      ),
    );
  }

  private async renew(row: GrantRow): Promise<void> {
    try {
      await this.grants.renewAhead(row);
    } catch (error) {
      // Ended, which is noted, or away: one that fails keeps no other from being renewed.
      const { name } = error as { name?: string };
      this.logger.warn({ event: 'linkage.not-renewed', grantId: row.id, reason: name });
    }
  }

  private async resealTokens(): Promise<void> {
    await resealRows(
      {
        lowestId: 0,
        list: (afterId, limit) => this.consents.listTokens(afterId, limit),
        replace: (id, sealed, by) => this.consents.replaceTokens(id, sealed, by),
      },
      (sealed) => this.grants.reseal(sealed),
      (grantId, err) => this.logger.warn({ event: 'linkage.tokens-unreadable', grantId, err }),
    );
  }
}
