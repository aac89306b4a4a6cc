import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { isToCome } from '../../database/clock-conditions.js';
import { Flow, type FlowPurpose } from './flow.entity.js';

@Injectable()
export class FlowsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The flow of a token, unless it has expired. */
  findLive(purpose: FlowPurpose, tokenHash: Buffer, tx?: EntityManager): Promise<Flow | null> {
    return (tx ?? this.dataSource.manager).findOneBy(Flow, { purpose, tokenHash, expiresAt: isToCome() });
  }

  async insert(tx: EntityManager, flow: Partial<Flow>): Promise<void> {
    await tx.insert(Flow, flow);
  }

  async setCode(
    tx: EntityManager,
    id: string,
    code: Pick<Flow, 'codeHash' | 'codeExpiresAt' | 'expiresAt'>,
  ): Promise<void> {
    await tx.update(Flow, { id }, { ...code, codeAttempts: 0 });
  }

  /** Voids the codes of other flows with the same purpose for the same address or account. */
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

  /** Deletes the oldest flows without a code beyond the number to keep. */
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
   * Counts an attempt. It is committed at once, so that a later failure does not undo it.
   *
   * @returns the flow, or null when it does not exist or has no attempts left
   */
  async countTry(purpose: FlowPurpose, tokenHash: Buffer, maxTries: number): Promise<Flow | null> {
    const { affected } = await this.dataSource.manager.update(
      Flow,
      { purpose, tokenHash, expiresAt: isToCome(), codeAttempts: LessThan(maxTries) },
      { codeAttempts: () => 'code_attempts + 1' },
    );
    return affected === 1 ? this.dataSource.manager.findOneBy(Flow, { purpose, tokenHash }) : null;
  }

  /** Deletes a flow; false when another request already has. */
  async delete(tx: EntityManager, id: string): Promise<boolean> {
    const result = await tx.delete(Flow, { id });
    return result.affected === 1;
  }

  async deleteOf(tx: EntityManager, accountId: string): Promise<void> {
    await tx.delete(Flow, { accountId });
  }
}
