import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';

/** A link on a page; its content is in its details. */
@Entity('links')
@Unique('links_account_position_unique', ['accountId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('links_type_known', 'link_type_id BETWEEN 1 AND 5')
export class Link {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'links_pkey',
  })
  id: number;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'links_account_fk' })
  account: unknown;

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
