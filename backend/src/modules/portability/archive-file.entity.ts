import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A private file in the store, kept in parts: an archive to download or a file to import. */
@Entity('archive_files')
@Index('archive_files_kept_until_idx', ['keptUntil'])
export class ArchiveFile {
  /** 128 random bits in hexadecimal, from which the parts are named. */
  @PrimaryColumn('varchar', { length: 32 })
  name: string;

  /** The number of parts written or being written. */
  @Column('integer', { default: 0 })
  parts: number;

  @Column('bigint', { default: 0 })
  bytes: string;

  /** When it is due for deletion; set to now when nothing refers to it any more. */
  @Column('timestamptz')
  keptUntil: Date;
}
