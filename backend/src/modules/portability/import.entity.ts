import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { ArchiveFile } from './archive-file.entity.js';
import { type ImportSource, type LeftOut } from './import-entries.js';

/** What an import can be: read and waiting to be confirmed, under way, or ended in one of three ways. */
export const IMPORT_STATES = ['read', 'running', 'done', 'cancelled', 'failed'] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

/** Which entries of a file are made, by their place in it. */
export interface ImportPlan {
  profile: boolean;
  links: number[];
  contents: number[];
}

/** How much there is, or was made. */
export interface ImportCounts {
  profile: boolean;
  links: number;
  contents: number;
  items: number;
}

/** A file that was read for an account, and what became of it; the next file replaces it. */
@Entity('imports')
@Unique('imports_account_unique', ['accountId'])
@Check('imports_state_known', `state IN ('read', 'running', 'done', 'cancelled', 'failed')`)
@Check('imports_done_within', 'done BETWEEN 0 AND steps')
@Index('imports_file_idx', ['fileName'])
export class Import {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  @Column('varchar', { length: 10 })
  source: ImportSource;

  @Column('varchar', { length: 10 })
  state: ImportState;

  /** Null once it has ended. */
  @ForeignKey(() => ArchiveFile, { name: 'imports_file_fk', onDelete: 'SET NULL' })
  @Column('varchar', { length: 32, nullable: true })
  fileName: string | null;

  @Column('jsonb')
  plan: ImportPlan & { counts: ImportCounts };

  /** The first entries that are left out. */
  @Column('jsonb')
  leftOut: LeftOut[];

  /** How many are left out altogether. */
  @Column('integer')
  leftOutTotal: number;

  @Column('integer')
  steps: number;

  /** How many steps are done. A step and this number change in one transaction, so that no step is done twice. */
  @Column('integer', { default: 0 })
  done: number;

  @Column('jsonb')
  made: ImportCounts;

  /** The content that was made last, to which the next items belong; null where it was left out. */
  @Column('integer', { nullable: true })
  contentId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
