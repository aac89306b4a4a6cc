import { createReadStream } from 'node:fs';
import { Injectable, Logger } from '@nestjs/common';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { RUN_IMPORT_QUEUE } from '../../jobs/queues.js';
import { ArchiveFilesRepository } from './archive-files.repository.js';
import { ArchiveStoreService } from './archive-store.service.js';
import { planImport } from './import-plan.js';
import { stepsOf } from './import-steps.js';
import { type Import } from './import.entity.js';
import { FileReaderService } from './file-reader.service.js';
import { ImportsRepository } from './imports.repository.js';
import { OwnPageService } from './own-page.service.js';
import { PORTABILITY_LIMITS } from './portability-limits.rules.js';
import { ImportEnded, ImportNotFound, ImportRunning, ImportUnreadable } from './portability.errors.js';

const DAY_S = 86_400;

/** Imports files: reads them first, and creates their entries once the creator confirms. */
@Injectable()
export class ImportsService {
  private readonly logger = new Logger(ImportsService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly imports: ImportsRepository,
    private readonly files: ArchiveFilesRepository,
    private readonly store: ArchiveStoreService,
    private readonly reader: FileReaderService,
    private readonly page: OwnPageService,
    private readonly jobs: JobQueueService,
  ) {}

  /** The last import of an account; null if there is none. */
  find(accountId: string): Promise<Import | null> {
    return this.imports.find(accountId);
  }

  /**
   * Reads a file, which replaces the last import. The page does not change.
   *
   * @throws ImportRunning while another import is under way
   * @throws ImportUnreadable if the file cannot be imported or is empty
   * @throws ServiceUnavailable if the store is down
   */
  async read(accountId: string, upload: UploadedFile): Promise<Import> {
    if ((await this.imports.find(accountId))?.state === 'running') await this.imports.failStalled();
    if ((await this.imports.find(accountId))?.state === 'running') throw new ImportRunning();
    const file = await this.reader.read(upload.path);
    if (file === null) throw new ImportUnreadable();
    const { plan, counts, leftOut } = planImport(file, await this.page.room(accountId));
    if (file.page === null && file.links.length + file.contents.length + leftOut.length === 0)
      throw new ImportUnreadable();
    const fileName = await this.store.write(createReadStream(upload.path) as AsyncIterable<Buffer>);
    const { id, replaced } = await this.transactions.run(async (tx) => {
      const inserted = await this.imports.insert(tx, {
        ...{ accountId, source: file.source, fileName },
        plan: { ...plan, counts },
        leftOut: leftOut.slice(0, PORTABILITY_LIMITS.leftOut),
        leftOutTotal: leftOut.length,
        steps: stepsOf(file, plan).length,
      });
      const keptS = inserted.id === null ? 0 : DAY_S + PORTABILITY_LIMITS.readingHours * 3600;
      await this.files.keep(tx, fileName, keptS);
      return inserted;
    });
    // Files of imports are large and no part of an account's quota, so they do not wait for the sweep.
    const unused = id === null ? fileName : replaced;
    if (unused) await this.store.discard(unused);
    const made = id === null ? null : await this.imports.findById(id);
    if (made === null) throw new ImportRunning();
    this.logger.log({ event: 'import.read', accountId, source: file.source });
    return made;
  }

  /**
   * Confirms an import and starts it.
   *
   * @param withProfile whether the file’s profile and design replace those of the account
   * @throws ImportNotFound
   * @throws ImportEnded if it has been started before
   */
  async confirm(accountId: string, id: string, withProfile: boolean): Promise<Import> {
    await this.transactions.run(async (tx) => {
      const found = await this.imports.findForUpdate(tx, accountId, id);
      if (!found) throw new ImportNotFound();
      if (found.state !== 'read' || found.fileName === null) throw new ImportEnded();
      const drops = found.plan.profile && !withProfile;
      const plan = drops
        ? { ...found.plan, profile: false, counts: { ...found.plan.counts, profile: false } }
        : found.plan;
      await this.imports.start(tx, id, plan, found.steps - Number(drops));
      // As long as an import can take.
      await this.files.keep(tx, found.fileName, 2 * DAY_S);
      await this.jobs.enqueue(tx, RUN_IMPORT_QUEUE, { id });
    });
    this.logger.log({ event: 'import.started', accountId });
    return this.getOwn(accountId, id);
  }

  /**
   * Ends a running import, which keeps what it has created; deletes one that is not running.
   *
   * @throws ImportNotFound
   */
  async cancel(accountId: string, id: string): Promise<void> {
    const unused = await this.transactions.run(async (tx) => {
      const found = await this.imports.findForUpdate(tx, accountId, id);
      if (!found) throw new ImportNotFound();
      if (found.state === 'running') {
        await this.imports.cancel(tx, id);
        return null;
      }
      await this.imports.delete(tx, id);
      return found.fileName;
    });
    if (unused !== null) await this.store.discard(unused);
  }

  private async getOwn(accountId: string, id: string): Promise<Import> {
    const found = await this.imports.find(accountId);
    if (found?.id !== id) throw new ImportNotFound();
    return found;
  }
}
