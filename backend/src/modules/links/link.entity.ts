import { Check, Column, CreateDateColumn, Entity, ForeignKey, Unique, UpdateDateColumn } from 'typeorm';
import { IdentityColumn } from '../../database/identity-column.js';

/** A link on a page; its content is in its details. */
@Entity('links')
@Unique('links_account_position_unique', ['accountId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('links_type_known', 'link_type_id BETWEEN 1 AND 5')
export class Link {
  @IdentityColumn('links_pkey')
  id: number;

  @ForeignKey('Account', { name: 'links_account_fk', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** The link type; never changes. */
  @Column('integer', { name: 'link_type_id' })
  linkTypeId: number;

  /** The position on the page, lowest first. New links come first. */
  @Column('integer')
  position: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Also updated when its details change, to invalidate the cached page. */
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
