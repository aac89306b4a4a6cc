import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { PROVIDER_LIMITS } from '../../providers/provider.rules.js';
import { ACT_LIMITS } from '../operator-acts/insert-act.js';
import { type LinkageProviderName } from '../../providers/linkage.client.js';
import { type NoticeKind } from './notice-kind.js';

/** Something that a creator is told in the studio, until they have put it away. */
@Entity('notices')
@Index('notices_account_idx', ['accountId', 'id'])
@Index('notices_linkage_idx', ['linkageId'])
export class Notice {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'notices_pkey',
  })
  id: number;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'notices_account_fk' })
  account: unknown;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('varchar', { length: 30 })
  kind: NoticeKind;

  /** What it is about, by the name that its owner knows. */
  @Column('varchar', { length: ACT_LIMITS.subject, nullable: true })
  subject: string | null;

  /** Where a linked account is. */
  @Column('varchar', { length: PROVIDER_LIMITS.name, nullable: true })
  provider: LinkageProviderName | null;

  /** Why an operator did it, in the operator's words. */
  @Column('varchar', { length: ACT_LIMITS.reason, nullable: true })
  reason: string | null;

  /** The number of the operator's act, by which one can ask about it. */
  @Column('integer', { nullable: true })
  reference: number | null;

  /** When something is going to happen. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;

  // What is said of a linked account goes with it.
  @ManyToOne('Linkage', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'linkage_id', foreignKeyConstraintName: 'notices_linkage_fk' })
  linkage: unknown;

  @Column('integer', { name: 'linkage_id', nullable: true })
  linkageId: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
