import { Injectable, Logger } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { TableCopiesService } from '../../database/table-copies.service.js';
import { type TableCopy } from '../../database/table-copy.js';
import { type Maintenance } from './maintenance.entity.js';
import { MaintenanceRepository } from './maintenance.repository.js';

/** `Retry-After` in seconds if the expected end is unknown or has passed. */
const DEFAULT_RETRY_AFTER_S = 120;

/** The longest `Retry-After` in seconds, since work may end early. */
const MAX_RETRY_AFTER_S = 3600;

/** When the site was closed, and when it is expected back. */
export type MaintenanceStatus = Pick<Maintenance, 'beganAt' | 'endsAt'>;

/** What the site responds with while it is closed. */
export interface Closure {
  /** When it is expected back; null if unknown or already past. */
  endsAt: Date | null;
  /** `Retry-After` in seconds. */
  retryAfterS: number;
}

/**
 * Maintenance mode. Requests read it from memory; `status`, `turnOn` and `turnOff` are for the operator's command line.
 */
@Injectable()
export class MaintenanceService {
  private readonly logger = new Logger(MaintenanceService.name);
  private readonly copy: TableCopy<Maintenance | null>;

  constructor(
    private readonly maintenance: MaintenanceRepository,
    copies: TableCopiesService,
  ) {
    this.copy = copies.keep('maintenance', () => this.maintenance.find());
  }

  /** Null while the site is open. */
  get closure(): Closure | null {
    const closed = this.copy.value;
    if (closed === null) return null;
    const left = closed.endsAt === null ? 0 : Math.ceil((closed.endsAt.getTime() - Date.now()) / 1000);
    return left > 0
      ? { endsAt: closed.endsAt, retryAfterS: Math.min(left, MAX_RETRY_AFTER_S) }
      : { endsAt: null, retryAfterS: DEFAULT_RETRY_AFTER_S };
  }

  /** The stored status; null while the site is open. */
  async status(): Promise<MaintenanceStatus | null> {
    return this.maintenance.find();
  }

  /**
   * Closes the site until maintenance is turned off.
   *
   * @param endsAt when it is expected back, for information: the site does not open by itself
   * @throws InvalidInput if `endsAt` is an invalid date
   */
  async turnOn(endsAt: Date | null): Promise<void> {
    if (endsAt !== null && Number.isNaN(endsAt.getTime()))
      throw new InvalidInput([{ field: 'endsAt', code: 'invalidFormat' }]);
    await this.maintenance.close(endsAt);
    this.logger.log({ event: 'maintenance.on', endsAt });
    await this.copy.refresh();
  }

  /** Opens the site. Does nothing if it is open. */
  async turnOff(): Promise<void> {
    await this.maintenance.open();
    this.logger.log({ event: 'maintenance.off' });
    await this.copy.refresh();
  }
}
