import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { isToCome } from '../../database/clock-conditions.js';
import { Flow, type FlowPurpose } from './flow.entity.js';

/** Flows in the database. */
@Injectable()
export class FlowsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The flow of a token, where it has not expired. */
  findLive(purpose: FlowPurpose, tokenHash: Buffer, tx?: EntityManager): Promise<Flow | null> {
    return (tx ?? this.dataSource.manager).findOneBy(Flow, { purpose, tokenHash, expiresAt: isToCome() });
  }

  async insert(tx: EntityManager, flow: Partial<Flow>): Promise<void> {
    await tx.insert(Flow, flow as object);
  }

  async setCode(
    tx: EntityManager,
    id: string,
    code: Pick<Flow, 'codeHash' | 'codeExpiresAt' | 'expiresAt'>,
  ): Promise<void> {
    await tx.update(Flow, { id }, { ...code, codeAttempts: 0 });
  }

  /** Voids the codes of all other flows of the same kind for the same address or account. */
  async voidOtherCodes(
    tx: EntityManager,
    { id, purpose, emailKey, accountId }: Pick<Flow, 'id' | 'purpose' | 'emailKey' | 'accountId'>,
  ): Promise<void> {
    await tx.query(
      `UPDATE flows SET code_hash = NULL
        WHERE purpose = $1 AND (email_key = $2 OR account_id = $3) AND id <> $4 AND code_hash IS NOT NULL`,
      [purpose, emailKey, accountId, id],
    );
  }

  /** Ends the oldest flows of a kind for an address that wait for no code, but for so many. */
  async deleteWithoutCode(
    tx: EntityManager,
    { purpose, emailKey, keep }: { purpose: FlowPurpose; emailKey: string; keep: number },
  ): Promise<void> {
    await tx.query(
      `DELETE FROM flows
        WHERE id IN (SELECT id FROM flows WHERE purpose = $1 AND email_key = $2 AND code_hash IS NULL
                      ORDER BY created_at DESC, id DESC OFFSET $3)`,
      [purpose, emailKey, keep],
    );
  }

  /**
   * Counts one try with a code, committed at once so that no failure afterwards gives it back.
   *
   * @returns the flow, or null where there is none or its code is burnt
   */
  async countTry(purpose: FlowPurpose, tokenHash: Buffer, maxTries: number): Promise<Flow | null> {
    const { affected } = await this.dataSource.manager.update(
      Flow,
      { purpose, tokenHash, expiresAt: isToCome(), codeAttempts: LessThan(maxTries) },
      { codeAttempts: () => 'code_attempts + 1' },
    );
    return affected === 1 ? this.dataSource.manager.findOneBy(Flow, { purpose, tokenHash }) : null;
  }

  /** Ends a flow; false where another request has ended it already. */
  async delete(tx: EntityManager, id: string): Promise<boolean> {
    const result = await tx.delete(Flow, { id });
    return result.affected === 1;
  }

  /** Ends every flow of an account. */
  async deleteOf(tx: EntityManager, accountId: string): Promise<void> {
    await tx.delete(Flow, { accountId });
  }
}
