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

/** The states of an import: waiting for confirmation, running, or ended in one of three ways. */
export const IMPORT_STATES = ['read', 'running', 'done', 'cancelled', 'failed'] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

/** The entries to create, by their index in the file. */
export interface ImportPlan {
  profile: boolean;
  links: number[];
  contents: number[];
}

/** Numbers of entries, planned or created. */
export interface ImportCounts {
  profile: boolean;
  links: number;
  contents: number;
  items: number;
}

/** An account’s uploaded file and the state of its import; the next file replaces it. */
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

  /** The total number of entries left out. */
  @Column('integer')
  leftOutTotal: number;

  @Column('integer')
  steps: number;

  /** The number of steps done. Updated in each step’s transaction, so that no step runs twice. */
  @Column('integer', { default: 0 })
  done: number;

  @Column('jsonb')
  made: ImportCounts;

  /** The content created last, to which the next items belong; null if it was left out. */
  @Column('integer', { nullable: true })
  contentId: number | null;

  /** The link or content created last; the next of its kind goes after it. */
  @Column('integer', { nullable: true })
  lastId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
