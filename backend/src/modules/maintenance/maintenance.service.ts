import { Injectable, Logger } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { TableCopiesService } from '../../database/table-copies.service.js';
import { type TableCopy } from '../../database/table-copy.js';
import { type Maintenance } from './maintenance.entity.js';
import { MaintenanceRepository } from './maintenance.repository.js';

/** When to come again where nobody knows how long it takes, or it takes longer, in seconds. */
const DEFAULT_RETRY_AFTER_S = 120;

/** For how long one is told to stay away at most, in seconds: work may be done early. */
const MAX_RETRY_AFTER_S = 3600;

/** Since when the site is closed, and when it is expected back. */
export type MaintenanceStatus = Pick<Maintenance, 'beganAt' | 'endsAt'>;

/** What visitors and programs are told while the site is closed. */
export interface Closure {
  /** When it is expected back; null where nobody knows, or where it takes longer. */
  endsAt: Date | null;
  /** In how many seconds to come again. */
  retryAfterS: number;
}

/**
 * The switch that closes the site. Requests ask it, and are answered from memory; `status`, `turnOn` and `turnOff` are
 * the operator's, whose command line calls them.
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

  /** What is said while the site is closed; null while it is open. */
  get closure(): Closure | null {
    const closed = this.copy.value;
    if (closed === null) return null;
    const left = closed.endsAt === null ? 0 : Math.ceil((closed.endsAt.getTime() - Date.now()) / 1000);
    return left > 0
      ? { endsAt: closed.endsAt, retryAfterS: Math.min(left, MAX_RETRY_AFTER_S) }
      : { endsAt: null, retryAfterS: DEFAULT_RETRY_AFTER_S };
  }

  /** How the switch stands; null while the site is open. */
  async status(): Promise<MaintenanceStatus | null> {
    return this.maintenance.find();
  }

  /**
   * Closes the site until it is turned off.
   *
   * @param endsAt when it is expected back: what visitors and programs are told, not when it opens by itself
   * @throws InvalidInput where that is no time
   */
  async turnOn(endsAt: Date | null): Promise<void> {
    if (endsAt !== null && Number.isNaN(endsAt.getTime()))
      throw new InvalidInput([{ field: 'endsAt', code: 'invalidFormat' }]);
    await this.maintenance.close(endsAt);
    this.logger.log({ event: 'maintenance.on', endsAt });
    await this.copy.refresh();
  }

  /** Opens the site; where it is open it stays so. */
  async turnOff(): Promise<void> {
    await this.maintenance.open();
    this.logger.log({ event: 'maintenance.off' });
    await this.copy.refresh();
  }
}
