import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteInChunks } from '../../database/delete-in-chunks.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { SWEEP_OPERATOR_ACTS_QUEUE } from '../../jobs/queues.js';
import { ACT_LIMITS } from './insert-act.js';
import { OperatorAct } from './operator-act.entity.js';

/** For so many days it is kept what operators have done. */
export const ACT_DAYS = 1095;

/** Who acts, and why. */
export interface Acting {
  operator: string;
  /** What the owner of an account is told; null where nobody is told a reason. */
  reason: string | null;
}

/** What was done. */
type NewAct = Pick<OperatorAct, 'act' | 'operator'> &
  Partial<Pick<OperatorAct, 'accountId' | 'subject' | 'reason'>>;

/** The record of what operators have done. */
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

  /** Notes what was done, and gives its number. */
  async record(act: NewAct, db: EntityManager = this.dataSource.manager): Promise<number> {
    const subject = act.subject?.slice(0, ACT_LIMITS.subject) ?? null;
    const { identifiers } = await db.insert(OperatorAct, { ...act, subject });
    return (identifiers[0] as { id: number }).id;
  }
}
