import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { PictureFiles } from './picture-files.entity.js';

/** One use of a picture by an account or the site. Several uses may share files. */
@Entity('pictures')
@Index('pictures_account_idx', ['accountId'])
@Index('pictures_hash_idx', ['hash'])
@Index('pictures_unused_unique', ['accountId', 'hash'], { unique: true, where: 'unused_until IS NOT NULL' })
@Index('pictures_unused_until_idx', ['unusedUntil'], { where: 'unused_until IS NOT NULL' })
export class Picture {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** Null for pictures of the site itself. */
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @ForeignKey(() => PictureFiles, { name: 'pictures_files_fk' })
  @Column('varchar', { length: 64 })
  hash: string;

  /** When a stored picture expires; null once it is used. */
  @Column('timestamptz', { nullable: true })
  unusedUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
