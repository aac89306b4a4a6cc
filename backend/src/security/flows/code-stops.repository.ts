import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hasPassed } from '../../database/clock-conditions.js';
import { CodeStop } from './code-stop.entity.js';

@Injectable()
export class CodeStopsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Stores a stop; false when the address has one already. */
  async insert(tx: EntityManager, { emailHash, tokenHash, expiresAt }: CodeStop): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `INSERT INTO code_stops AS stop (email_hash, token_hash, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT (email_hash) DO UPDATE
          SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
        WHERE stop.expires_at <= now()
       RETURNING 1`,
      [emailHash, tokenHash, expiresAt],
    );
    return rows.length === 1;
  }

  /** Consumes a link; returns the hash of its address, or null when the link is invalid. */
  async useLink(tokenHash: Buffer): Promise<Buffer | null> {
    // For an UPDATE the driver returns the rows and their count.
    const [rows] = await this.dataSource.query<[{ email_hash: Buffer }[], number]>(
      `UPDATE code_stops SET token_hash = NULL WHERE token_hash = $1 AND expires_at > now()
       RETURNING email_hash`,
      [tokenHash],
    );
    return rows[0]?.email_hash ?? null;
  }

  async deleteExpired(): Promise<void> {
    await this.dataSource.manager.delete(CodeStop, { expiresAt: hasPassed() });
  }
}
