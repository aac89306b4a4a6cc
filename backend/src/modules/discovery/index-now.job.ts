import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { ANNOUNCE_PAGES_QUEUE } from '../../jobs/queues.js';
import { CREATOR_PAGE } from './page-change.entity.js';
import { PageChangesRepository } from './page-changes.repository.js';
import { contentPath, creatorPath, PageAddressesService } from './page-addresses.service.js';
import { PENDING_HOURS, PendingChangeReadModel } from './pending-change.read-model.js';
import { IndexNowClient } from './index-now.client.js';
import { ScheduledChangeReadModel } from './scheduled-change.read-model.js';

/** The most URLs per call. */
const MAX_URLS = 10_000;

/**
 * Announces changed pages to search engines, in one call each time. A failed job is retried by the queue at growing
 * intervals, and no other one starts meanwhile.
 */
@Injectable()
export class IndexNowJob implements OnModuleInit {
  private readonly logger = new Logger(IndexNowJob.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly scheduled: ScheduledChangeReadModel,
    private readonly pending: PendingChangeReadModel,
    private readonly changes: PageChangesRepository,
    private readonly addresses: PageAddressesService,
    private readonly indexNow: IndexNowClient,
  ) {}

  onModuleInit(): void {
    this.jobs.process(ANNOUNCE_PAGES_QUEUE, () => this.announce());
  }

  private async announce(): Promise<void> {
    if (!this.indexNow.isOn) return;
    await this.changes.note(await this.scheduled.list(PENDING_HOURS));
    const urlsPerPage = this.addresses.alternates('/').length;
    const changes = await this.pending.list(Math.floor(MAX_URLS / urlsPerPage));
    if (changes.length === 0) return;
    const urls = changes.flatMap(({ displayId, contentId }) => {
      const path = contentId === CREATOR_PAGE ? creatorPath(displayId) : contentPath(displayId, contentId);
      return this.addresses.alternates(path).map(({ href }) => href);
    });
    await this.indexNow.submit(urls);
    await this.changes.markAnnounced(changes);
    this.logger.log({ event: 'index-now.announced', pages: changes.length, urls: urls.length });
  }
}
