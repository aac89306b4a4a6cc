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

/** A link of an account's page; what it shows stands in its details. */
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

  /** Which of the kinds that the code knows; for good. */
  @Column('integer', { name: 'link_type_id' })
  linkTypeId: number;

  /** Where it stands among the links of its account, the lowest first. A new one comes before all others. */
  @Column('integer')
  position: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Changes with its details as well, which is how the page of its account hears of them. */
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
