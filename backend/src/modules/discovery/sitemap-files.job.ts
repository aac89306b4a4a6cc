import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { TransactionsService } from '../../database/transactions.service.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { LIST_PAGES_QUEUE } from '../../jobs/queues.js';
import { PageChangesRepository } from './page-changes.repository.js';
import { SITEMAP_KINDS, type SitemapFile, type SitemapKind } from './sitemap-file.entity.js';
import { SitemapFilesRepository } from './sitemap-files.repository.js';
import { SitemapReadModel } from './sitemap.read-model.js';
import { PAGES_PER_FILE } from './sitemaps.service.js';

/** Divides the listed pages into sitemap files by walking an index one file at a time. */
@Injectable()
export class SitemapFilesJob implements OnModuleInit {
  private readonly logger = new Logger(SitemapFilesJob.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly transactions: TransactionsService,
    private readonly pages: SitemapReadModel,
    private readonly files: SitemapFilesRepository,
    private readonly changes: PageChangesRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.process(LIST_PAGES_QUEUE, async () => {
      await this.changes.deleteRemoved();
      for (const kind of SITEMAP_KINDS) await this.divide(kind, PAGES_PER_FILE);
    });
  }

  /** Divides the pages of a kind into files of a given size. */
  async divide(kind: SitemapKind, size: number): Promise<void> {
    const files: SitemapFile[] = [];
    let after: string | null = null;
    let count = 0;
    for (;;) {
      const step = await this.pages.step(kind, after, size);
      if (step === null) break;
      files.push({ kind, number: files.length + 1, afterKey: after, changedAt: step.changedAt });
      count += step.count;
      after = step.lastKey;
      if (step.count < size) break;
    }
    await this.transactions.run((tx) => this.files.replace(tx, kind, files));
    this.logger.log({ event: 'sitemap.split', kind, files: files.length, pages: count });
  }
}
