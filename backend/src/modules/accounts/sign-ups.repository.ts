import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteInChunks } from '../../database/delete-in-chunks.js';
import { SignUp } from './sign-up.entity.js';

/** What a person entered to sign up, in the form in which it is kept. */
export type SignUpData = Omit<SignUp, 'id' | 'createdAt'>;

/** Unfinished sign-ups in the database. */
@Injectable()
export class SignUpsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(db: EntityManager, id: string): Promise<SignUp | null> {
    return db.findOneBy(SignUp, { id });
  }

  /** The unfinished sign-up with an address that waits for a code, else the newest. */
  findNewest(emailKey: string): Promise<SignUp | null> {
    return this.dataSource
      .createQueryBuilder(SignUp, 'sign_up')
      .where('sign_up.email_key = :emailKey AND sign_up.expires_at > now()', { emailKey })
      .orderBy('EXISTS (SELECT 1 FROM flows WHERE sign_up_id = sign_up.id AND code_hash IS NOT NULL)', 'DESC')
      .addOrderBy('sign_up.created_at', 'DESC')
      .getOne();
  }

  async insert(tx: EntityManager, data: SignUpData): Promise<string> {
    const result = await tx.insert(SignUp, data);
    return (result.identifiers[0] as { id: string }).id;
  }

  async update(tx: EntityManager, id: string, data: SignUpData): Promise<void> {
    await tx.update(SignUp, { id }, data);
  }

  /** Removes a sign-up, and with it its flow. */
  async delete(tx: EntityManager, id: string): Promise<void> {
    await tx.delete(SignUp, { id });
  }

  /** Removes every sign-up with an address, and with them their flows. */
  async deleteByEmail(tx: EntityManager, emailKey: string): Promise<void> {
    await tx.delete(SignUp, { emailKey });
  }

  /** Removes the sign-ups with an address that no code can complete. */
  async deleteWithoutCode(tx: EntityManager, emailKey: string): Promise<void> {
    await tx.query(
      `DELETE FROM sign_ups
        WHERE email_key = $1
          AND NOT EXISTS (SELECT 1 FROM flows WHERE sign_up_id = sign_ups.id AND code_hash IS NOT NULL)`,
      [emailKey],
    );
  }

  /** Removes what nobody finished in time, with the display IDs it held. */
  async deleteExpired(): Promise<void> {
    await deleteInChunks(this.dataSource, 'sign_ups', 'expires_at <= now()');
    await deleteInChunks(this.dataSource, 'display_id_claims', 'account_id IS NULL AND held_until <= now()');
  }
}
