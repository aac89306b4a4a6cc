import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { PROVIDER_LIMITS } from '../../providers/provider.rules.js';
import { ACT_LIMITS } from '../operator-acts/insert-act.js';
import { type LinkageProviderName } from '../../providers/linkage.client.js';
import { type NoticeKind } from './notice-kind.js';

/** A notice to a creator in the studio, shown until dismissed. */
@Entity('notices')
@Index('notices_account_idx', ['accountId', 'id'])
@Index('notices_linkage_idx', ['linkageId'])
export class Notice {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  @Column('varchar', { length: 30 })
  kind: NoticeKind;

  /** What it is about, by the name its owner gave it. */
  @Column('varchar', { length: ACT_LIMITS.subject, nullable: true })
  subject: string | null;

  /** The provider of the linked account. */
  @Column('varchar', { length: PROVIDER_LIMITS.name, nullable: true })
  provider: LinkageProviderName | null;

  /** Why an operator did it, in the operator's words. */
  @Column('varchar', { length: ACT_LIMITS.reason, nullable: true })
  reason: string | null;

  /** The number of the operator's act, for enquiries. */
  @Column('integer', { nullable: true })
  reference: number | null;

  /** When the announced change happens. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  // Deleted together with the linked account.
  @ForeignKey('Linkage', { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  linkageId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
