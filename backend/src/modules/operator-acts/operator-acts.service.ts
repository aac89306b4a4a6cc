import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteInChunks } from '../../database/delete-in-chunks.js';
import { JobQueue } from '../../jobs/job-queue.js';
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

/** An act as operators read it. */
export interface OperatorActView extends OperatorAct {
  /** The display ID that the account has now; null where it is erased. */
  displayId: string | null;
}

/** The record of what operators have done. */
@Injectable()
export class OperatorActs implements OnModuleInit {
  private readonly logger = new Logger(OperatorActs.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
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

  /** What was done, the newest first. */
  list({ accountId, limit }: { accountId: string | null; limit: number }): Promise<OperatorActView[]> {
    return this.dataSource.query<OperatorActView[]>(
      `SELECT act.id, act.acted_at AS "actedAt", act.operator, act.act, act.account_id AS "accountId",
              current.display_id AS "displayId", act.subject, act.reason
         FROM operator_acts act
         LEFT JOIN display_id_claims current ON current.account_id = act.account_id AND current.is_current
        WHERE $1::uuid IS NULL OR act.account_id = $1
        ORDER BY act.id DESC LIMIT $2`,
      [accountId, limit],
    );
  }
}
