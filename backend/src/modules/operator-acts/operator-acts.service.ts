import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteInChunks } from '../../database/delete-in-chunks.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { SWEEP_OPERATOR_ACTS_QUEUE } from '../../jobs/queues.js';
import { ACT_LIMITS } from './insert-act.js';
import { OperatorAct } from './operator-act.entity.js';

/** Days for which acts are kept. */
export const ACT_DAYS = 1095;

/** The operator and the reason of an act. */
export interface ActingOperator {
  operator: string;
  /** The reason given to the owner of an account; null without one. */
  reason: string | null;
}

/** An act to record. */
type NewAct = Pick<OperatorAct, 'act' | 'operator'> &
  Partial<Pick<OperatorAct, 'accountId' | 'subject' | 'reason'>>;

/** The audit log of operators' acts. */
@Injectable()
export class OperatorActsService implements OnModuleInit {
  private readonly logger = new Logger(OperatorActsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueueService,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SWEEP_OPERATOR_ACTS_QUEUE, async () => {
      const count = await deleteInChunks(
        this.dataSource,
        'operator_acts',
        'acted_at <= now() - make_interval(days => $1)',
        [ACT_DAYS],
      );
      if (count > 0) this.logger.log({ event: 'operator-acts.erased', count });
    });
  }

  /** Records an act and returns its number. */
  async record(act: NewAct, db: EntityManager = this.dataSource.manager): Promise<number> {
    const subject = act.subject?.slice(0, ACT_LIMITS.subject) ?? null;
    const { identifiers } = await db.insert(OperatorAct, { ...act, subject });
    return (identifiers[0] as { id: number }).id;
  }
}
