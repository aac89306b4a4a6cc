import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file in the store that is never public: an archive to be fetched, or a file to be taken in. It is kept in parts. */
@Entity('archive_files')
@Index('archive_files_kept_until_idx', ['keptUntil'])
export class ArchiveFile {
  /** 128 random bits in hexadecimal; the parts are named after it. */
  @PrimaryColumn('varchar', { length: 32 })
  name: string;

  /** How many parts are written, or being written. */
  @Column('integer', { default: 0 })
  parts: number;

  @Column('bigint', { default: 0 })
  bytes: string;

  /** From then on it is swept. What stops referring to it sets this to now. */
  @Column('timestamptz')
  keptUntil: Date;
}
