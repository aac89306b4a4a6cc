import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type PictureKind } from './picture-kind.rules.js';

/**
 * The files of a picture, shared by all its uses and named by content hash. The row exists from before the first
 * file is written until the last one is deleted.
 */
@Entity('picture_files')
@Index('picture_files_claimed_until_idx', ['claimedUntil'], { where: 'claimed_until IS NOT NULL' })
export class PictureFiles {
  /** SHA-256 of the files' content, in hexadecimal. */
  @PrimaryColumn('varchar', { length: 64 })
  hash: string;

  /** The size of the original, upright, in pixels. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** The widths of the files, ascending, in pixels. */
  @Column('smallint', { array: true })
  widths: number[];

  /** The format of the upload without metadata, which only archives have; null if it is not kept. */
  @Column('varchar', { length: 4, nullable: true })
  upload: PictureKind | null;

  /** The size of the upload; 0 if it is not kept. */
  @Column('integer', { default: 0 })
  uploadBytes: number;

  /** A CSS color shown while the picture loads. */
  @Column('varchar', { length: 200 })
  placeholder: string;

  /** The total size of the files, without the upload. */
  @Column('integer')
  bytes: number;

  /** The sweep skips the files until then; null if they are in use and need no check. */
  @Column('timestamptz', { nullable: true })
  claimedUntil: Date | null;
}
