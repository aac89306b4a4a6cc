import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The kinds of sitemap files that list pages from the database. */
export const SITEMAP_KINDS = ['creators', 'contents'] as const;

export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** A sitemap file: where its pages begin, determined by a job. It ends where the next one begins. */
@Entity('sitemap_files')
@Check('sitemap_files_kind_known', `kind IN ('creators', 'contents')`)
export class SitemapFile {
  @PrimaryColumn('varchar', { length: 10, primaryKeyConstraintName: 'sitemap_files_pkey' })
  kind: SitemapKind;

  /** Counted from 1. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'sitemap_files_pkey' })
  number: number;

  /** The ID of the account or content just before its first one; null in the first file. */
  @Column('varchar', { name: 'after_key', length: 36, nullable: true })
  afterKey: string | null;

  /** When the last of its pages changed. */
  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
