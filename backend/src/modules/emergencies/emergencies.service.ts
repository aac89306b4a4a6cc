import { Injectable, Logger } from '@nestjs/common';
import { type ErrorCode } from '../../common/errors/error-code.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { checkText } from '../../common/rules/bounded-text.js';
import { sitePath } from '../../common/rules/site-path.js';
import { normaliseText } from '../../common/rules/text.js';
import { webAddress } from '../../common/rules/web-address.js';
import { EMERGENCY_LIMITS } from './emergency.rules.js';
import { TableCopiesService } from '../../database/table-copies.service.js';
import { type TableCopy } from '../../database/table-copy.js';
import { EmergenciesRepository, type EmergencyInput } from './emergencies.repository.js';
import { EmergencyNotFound } from './emergencies.errors.js';
import { type Emergency } from './emergency.entity.js';

/**
 * Notices shown on every page while something is wrong. Pages are served from memory; `list`, `create`, `delete` and
 * `clear` are for the operator's command line.
 */
@Injectable()
export class EmergenciesService {
  private readonly logger = new Logger(EmergenciesService.name);
  private readonly copy: TableCopy<Emergency[]>;

  constructor(
    private readonly emergencies: EmergenciesRepository,
    copies: TableCopiesService,
  ) {
    this.copy = copies.keep('emergencies', () => this.emergencies.list());
  }

  /** The notices that have not expired, newest first. */
  inForce(): Emergency[] {
    const now = Date.now();
    return this.copy.value
      .filter(({ endsAt }) => endsAt === null || endsAt.getTime() > now)
      .slice(0, EMERGENCY_LIMITS.shown);
  }

  /** Every notice, including expired ones. */
  async list(): Promise<Emergency[]> {
    return this.emergencies.list();
  }

  /**
   * Creates a notice; every page shows it within a minute.
   *
   * @throws InvalidInput for each invalid title, and a URL that is neither a path of this site nor a web address
   */
  async create(input: EmergencyInput): Promise<Emergency> {
    const notice = {
      ...input,
      titleJa: normaliseText(input.titleJa),
      titleEn: normaliseText(input.titleEn),
    };
    const broken = (['titleJa', 'titleEn'] as const).flatMap((field) =>
      brokenRule(field, checkText(notice[field], { max: EMERGENCY_LIMITS.title })),
    );
    broken.push(...brokenRule('url', checkUrl(notice.url)));
    if (notice.endsAt !== null && Number.isNaN(notice.endsAt.getTime()))
      broken.push({ field: 'endsAt', code: 'invalidFormat' });
    if (broken.length > 0) throw new InvalidInput(broken);
    const created = await this.emergencies.insert(notice);
    this.logger.log({ event: 'emergency.set', emergencyId: created.id });
    await this.copy.refresh();
    return created;
  }

  /** @throws EmergencyNotFound */
  async delete(id: number): Promise<void> {
    if (!(await this.emergencies.delete(id))) throw new EmergencyNotFound();
    this.logger.log({ event: 'emergency.cleared', emergencyId: id });
    await this.copy.refresh();
  }

  /** Deletes every notice and returns how many there were. */
  async clear(): Promise<number> {
    const count = await this.emergencies.deleteAll();
    this.logger.log({ event: 'emergency.all-cleared', count });
    await this.copy.refresh();
    return count;
  }
}

function brokenRule(field: string, code: ErrorCode | null): { field: string; code: ErrorCode }[] {
  return code === null ? [] : [{ field, code }];
}

function checkUrl(url: string | null): ErrorCode | null {
  if (url === null) return null;
  if (url.length > EMERGENCY_LIMITS.url) return 'invalidLength';
  return sitePath(url) === null && webAddress(url) === null ? 'invalidFormat' : null;
}
