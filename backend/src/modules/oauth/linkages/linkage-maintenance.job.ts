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

/** Instagram tokens last sixty days and can be renewed after one, which leaves time for many attempts. */
const RENEWAL = { withinDays: 20, minAgeDays: 1, limit: 500 };

/**
 * TikTok and X are not called after linking, so revoked grants would go unnoticed and unused ones would expire
 * after half a year. A weekly renewal detects and prevents that.
 */
const UNUSED_PROVIDERS = ['tiktok', 'x'] as const satisfies readonly LinkageProvider[];
const REVOCATION_CHECK = { days: 7, retryDays: 1, limit: 500 };

const AT_ONCE = 4;

/** The time limit of a run; the rest waits for the next one. */
const TIME_MS = 240_000;

/**
 * Maintains linked accounts: renews grants, detects revoked ones, deletes old listed posts, refreshes YouTube
 * channel data, warns owners before data is removed, and re-encrypts tokens after a key change.
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

  async run(): Promise<void> {
    const until = Date.now() + TIME_MS;
    await this.listed.deleteStale();
    if (this.config.secrets.encryptionPrevious) await this.resealTokens();
    await this.renewAll(await this.consents.listEnding('instagram', RENEWAL), until);
    for (const provider of UNUSED_PROVIDERS)
      await this.renewAll(await this.consents.listNotRenewed(provider, REVOCATION_CHECK), until);
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
      // A failed renewal must not stop the others. Ended grants are already recorded.
      const { name } = error as { name?: string };
      this.logger.warn({ event: 'linkage.renewal-failed', grantId: row.id, reason: name });
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
      (grantId, err) => this.logger.warn({ event: 'linkage.decryption-failed', grantId, err }),
    );
  }
}
