import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { PictureFiles } from './picture-files.entity.js';

/**
 * A picture that an account, or the site itself, shows in one place. Two places have two, whatever files they are kept
 * in.
 */
@Entity('pictures')
@Index('pictures_account_idx', ['accountId'])
@Index('pictures_hash_idx', ['hash'])
@Index('pictures_unused_unique', ['accountId', 'hash'], { unique: true, where: 'unused_until IS NOT NULL' })
@Index('pictures_unused_until_idx', ['unusedUntil'], { where: 'unused_until IS NOT NULL' })
export class Picture {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'pictures_pkey',
  })
  id: number;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'pictures_account_fk' })
  account: unknown;

  /** Null where the site itself shows it. */
  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;

  @ManyToOne(() => PictureFiles, { nullable: false })
  @JoinColumn({ name: 'hash', foreignKeyConstraintName: 'pictures_files_fk' })
  files: unknown;

  @Column('varchar', { length: 64 })
  hash: string;

  /** Set while the picture is stored and nothing shows it yet: when it expires. */
  @Column('timestamptz', { name: 'unused_until', nullable: true })
  unusedUntil: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
