import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type OperatorAct } from './operator-act.entity.js';

/** An act in the audit log, for operators. */
export interface OperatorActView extends OperatorAct {
  /** The account's current display ID; null if it is erased. */
  displayId: string | null;
}

/** Audit log queries. */
@Injectable()
export class OperatorActsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The acts, newest first. */
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
