import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something operators tell everybody who is signed in. */
@Entity('news')
@Index('news_published_at_idx', ['publishedAt'])
@Check('news_id_url_safe', `id ~ '^[A-Za-z0-9_-]+$'`)
export class News {
  /** Stands in the address of the page. */
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'news_pkey' })
  id: string;

  @Column('varchar', { name: 'title_ja', length: 200 })
  titleJa: string;

  @Column('varchar', { name: 'title_en', length: 200 })
  titleEn: string;

  /** The text in Markdown. */
  @Column('text', { name: 'content_ja' })
  contentJa: string;

  @Column('text', { name: 'content_en' })
  contentEn: string;

  /** A picture of this host. */
  @Column('varchar', { name: 'image_url', length: 500, nullable: true })
  imageUrl: string | null;

  /** From when on it is read; in the future while it is scheduled, null while it is a draft. */
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  /** When the words of a published one were changed. */
  @Column('timestamptz', { name: 'revised_at', nullable: true })
  revisedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
