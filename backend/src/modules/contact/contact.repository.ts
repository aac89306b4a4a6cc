import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { deleteInChunks } from '../../database/delete-in-chunks.js';
import { ContactMessage } from './contact-message.entity.js';

/** A message to insert. */
export type NewContactMessage = Omit<
  ContactMessage,
  'id' | 'account' | 'aboutAccount' | 'closedAt' | 'createdAt'
>;

/** Messages to the operator in the database. */
@Injectable()
export class ContactRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(tx: EntityManager, message: NewContactMessage): Promise<number> {
    const { identifiers } = await tx.insert(ContactMessage, message);
    return (identifiers[0] as { id: number }).id;
  }

  /** Returns whether it was open. */
  async close(id: number): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(
      ContactMessage,
      { id, closedAt: IsNull() },
      { closedAt: () => 'now()' },
    );
    return affected === 1;
  }

  async reopen(id: number): Promise<void> {
    await this.dataSource.manager.update(ContactMessage, { id }, { closedAt: null });
  }

  /** Returns how many were deleted. */
  deleteOlderThan(days: number): Promise<number> {
    const old = 'created_at <= now() - make_interval(days => $1)';
    return deleteInChunks(this.dataSource, 'contact_messages', old, [days]);
  }
}
