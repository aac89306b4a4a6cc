import { Injectable, Logger } from '@nestjs/common';
import { localisedPath } from '../../common/rules/language.js';
import { AppConfig } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { MAKE_EXPORT_QUEUE } from '../../jobs/queues.js';
import { MailOutboxService } from '../../mail/mail-outbox.service.js';
import { SessionsService, type SignedIn } from '../../security/sessions/sessions.service.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { ArchiveFilesRepository } from './archive-files.repository.js';
import { ArchiveStoreService, type OpenedArchive } from './archive-store.service.js';
import { exportReadyMail } from './export-mail-texts.js';
import { type ExportState } from './export.entity.js';
import { ExportsRepository, MAKING_S } from './exports.repository.js';
import { PORTABILITY_LIMITS } from './portability-limits.rules.js';
import { ExportNotFound, ExportRunning } from './portability.errors.js';

/** An account’s archive as its owner sees it. */
export interface ExportView {
  state: ExportState | 'none';
  requestedAt: Date | null;
  /** Until when the last finished one can be downloaded, also while a new one is being made; null if there is none. */
  availableUntil: Date | null;
  /** The size of the last finished one. */
  bytes: number | null;
}

/** The view of an account without an archive. */
const NONE: ExportView = { state: 'none', requestedAt: null, availableUntil: null, bytes: null };

/** Archives that creators request. */
@Injectable()
export class ExportsService {
  private readonly logger = new Logger(ExportsService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly transactions: TransactionsService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsService,
    private readonly exports: ExportsRepository,
    private readonly files: ArchiveFilesRepository,
    private readonly store: ArchiveStoreService,
    private readonly jobs: JobQueueService,
    private readonly outbox: MailOutboxService,
  ) {}

  /**
   * Requests an archive.
   *
   * @throws FreshProofNeeded without a recent login or confirmation
   * @throws ExportRunning while one is being made
   */
  async request({ accountId, sessionId }: SignedIn): Promise<ExportView> {
    await this.sessions.requireFreshProof(sessionId);
    await this.transactions.run(async (tx) => {
      if (!(await this.exports.begin(tx, accountId))) throw new ExportRunning();
      await this.jobs.enqueue(tx, MAKE_EXPORT_QUEUE, { accountId });
    });
    this.logger.log({ event: 'export.requested', accountId });
    return this.get(accountId);
  }

  async get(accountId: string): Promise<ExportView> {
    const found = await this.exports.find(accountId);
    if (found === null) return NONE;
    const { state, requestedAt, availableUntil, fileName } = found;
    if (isOver(availableUntil) && state === 'ready') return NONE;
    const isLost = state === 'making' && Date.now() - requestedAt.getTime() > MAKING_S * 1000;
    const file = fileName === null || isOver(availableUntil) ? null : await this.files.find(fileName);
    return {
      state: isLost ? 'failed' : state,
      requestedAt,
      availableUntil: file && availableUntil,
      bytes: file && Number(file.bytes),
    };
  }

  /**
   * Opens the archive.
   *
   * @throws ExportNotFound if there is none, or it has expired
   */
  async open(accountId: string): Promise<OpenedArchive> {
    const found = await this.exports.find(accountId);
    if (!found?.fileName || isOver(found.availableUntil)) throw new ExportNotFound();
    const opened = await this.store.open(found.fileName);
    if (opened === null) throw new ExportNotFound();
    return opened;
  }

  /** Offers a finished archive to its owner; false if it is no longer wanted. */
  async finish(accountId: string, fileName: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const contact = await this.accounts.lock(tx, accountId);
      const done = await this.exports.finish(tx, accountId, fileName, PORTABILITY_LIMITS.exportDays);
      const until = done?.availableUntil ?? null;
      if (until === null) return false;
      // A day longer than the export, whose deletion makes the file due.
      await this.files.keep(tx, fileName, (PORTABILITY_LIMITS.exportDays + 1) * 86_400);
      if (contact.email === null) return true;
      const settingsUrl = `${this.config.publicUrl}${localisedPath(contact.language, '/settings/account')}`;
      const mail = exportReadyMail(contact, { settingsUrl, until });
      await this.outbox.post(tx, contact.email, mail, { usefulUntil: until });
      return true;
    });
  }
}

const isOver = (until: Date | null): boolean => until !== null && until.getTime() <= Date.now();
