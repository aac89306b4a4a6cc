import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { deleteInChunks } from '../../database/delete-in-chunks.js';
import { SignUp } from './sign-up.entity.js';

/** The data of a sign-up, as stored. */
export type SignUpData = Omit<SignUp, 'id' | 'createdAt'>;

/** Unfinished sign-ups in the database. */
@Injectable()
export class SignUpsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(db: EntityManager, id: string): Promise<SignUp | null> {
    return db.findOneBy(SignUp, { id });
  }

  async insert(tx: EntityManager, data: SignUpData): Promise<string> {
    const result = await tx.insert(SignUp, data);
    return (result.identifiers[0] as { id: string }).id;
  }

  async update(tx: EntityManager, id: string, data: SignUpData): Promise<void> {
    await tx.update(SignUp, { id }, data);
  }

  /** Deletes sign-ups with their flows. */
  async delete(tx: EntityManager, ...ids: string[]): Promise<void> {
    await tx.delete(SignUp, { id: In(ids) });
  }

  /** Deletes all sign-ups with an address, and their flows. */
  async deleteByEmail(tx: EntityManager, emailKey: string): Promise<void> {
    await tx.delete(SignUp, { emailKey });
  }

  /** Deletes expired sign-ups and display IDs reserved by them. */
  async deleteExpired(): Promise<void> {
    await deleteInChunks(this.dataSource, 'sign_ups', 'expires_at <= now()');
    await deleteInChunks(this.dataSource, 'display_id_claims', 'account_id IS NULL AND held_until <= now()');
  }
}
