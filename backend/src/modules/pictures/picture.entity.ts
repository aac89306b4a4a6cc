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

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
