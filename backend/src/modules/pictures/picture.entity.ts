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

/** One use of a picture by an account or the site. Several uses may share files. */
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

  /** Null for pictures of the site itself. */
  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;

  @ManyToOne(() => PictureFiles, { nullable: false })
  @JoinColumn({ name: 'hash', foreignKeyConstraintName: 'pictures_files_fk' })
  files: unknown;

  @Column('varchar', { length: 64 })
  hash: string;

  /** When a stored picture expires; null once it is used. */
  @Column('timestamptz', { name: 'unused_until', nullable: true })
  unusedUntil: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
