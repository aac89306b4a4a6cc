import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { deleteInChunks } from '../../database/delete-in-chunks.js';
import { EmailUndo } from './email-undo.entity.js';

/** Hours for which the former address can undo a change. */
export const UNDO_HOURS = 72;

/** Links that undo changes of addresses, in the database. */
@Injectable()
export class EmailUndosRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    tx: EntityManager,
    undo: Pick<EmailUndo, 'accountId' | 'tokenHash' | 'email' | 'emailKey' | 'passwordMark'>,
  ): Promise<void> {
    const expiresAt = () => `now() + make_interval(hours => ${UNDO_HOURS})`;
    await tx.insert(EmailUndo, { ...undo, expiresAt });
  }

  /** The valid link of a token, or null. */
  findLive(db: EntityManager, tokenHash: Buffer): Promise<EmailUndo | null> {
    return db.findOneBy(EmailUndo, { tokenHash, expiresAt: MoreThan(new Date()) });
  }

  /** The oldest change of an account away from an address that can still be undone. */
  findOldestOf(tx: EntityManager, accountId: string, emailKey: string): Promise<EmailUndo | null> {
    return tx.findOne(EmailUndo, {
      where: { accountId, emailKey, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'ASC' },
    });
  }

  /** Deletes a link and those of all later changes, so that the addresses in between cannot undo either. */
  async deleteFrom(tx: EntityManager, { accountId, createdAt }: EmailUndo): Promise<void> {
    await tx.delete(EmailUndo, { accountId, createdAt: MoreThanOrEqual(createdAt) });
  }

  /** Deletes the links to an address that another account has confirmed. */
  async voidFor(tx: EntityManager, emailKey: string, exceptAccountId: string | null): Promise<void> {
    const others = exceptAccountId === null ? {} : { accountId: Not(exceptAccountId) };
    await tx.delete(EmailUndo, { emailKey, ...others });
  }

  async deleteExpired(): Promise<void> {
    await deleteInChunks(this.dataSource, 'email_undos', 'expires_at <= now()');
  }
}
