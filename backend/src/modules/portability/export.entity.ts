import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ArchiveFile } from './archive-file.entity.js';

/** The states of an export: being made, ready to download, or failed. */
export const EXPORT_STATES = ['making', 'ready', 'failed'] as const;

export type ExportState = (typeof EXPORT_STATES)[number];

/** The archive of an account; a new one replaces it. */
@Entity('exports')
@Check('exports_state_known', `state IN ('making', 'ready', 'failed')`)
@Index('exports_file_idx', ['fileName'])
export class Export {
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('varchar', { length: 10 })
  state: ExportState;

  /** Null until it is ready. */
  @ForeignKey(() => ArchiveFile, { name: 'exports_file_fk', onDelete: 'SET NULL' })
  @Column('varchar', { length: 32, nullable: true })
  fileName: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  requestedAt: Date;

  /** Null until it is ready. */
  @Column('timestamptz', { nullable: true })
  availableUntil: Date | null;
}
