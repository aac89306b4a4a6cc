import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { NEWS_LIMITS } from './news.rules.js';

/** A news item for everybody who is signed in, in one language or both. */
@Entity('news')
@Index('news_published_at_idx', ['publishedAt'])
@Index('news_picture_idx', ['pictureId'])
@Check('news_id_url_safe', `id ~ '^[A-Za-z0-9_-]+$'`)
@Check(
  'news_words_whole',
  `(title_ja IS NULL) = (content_ja IS NULL)
   AND (title_en IS NULL) = (content_en IS NULL)
   AND (title_ja IS NOT NULL OR title_en IS NOT NULL)`,
)
export class News {
  /** Part of the page's address. */
  @PrimaryColumn('varchar', { length: NEWS_LIMITS.id })
  id: string;

  @Column('varchar', { length: NEWS_LIMITS.title, nullable: true })
  titleJa: string | null;

  @Column('varchar', { length: NEWS_LIMITS.title, nullable: true })
  titleEn: string | null;

  /** The text in Markdown. */
  @Column('text', { nullable: true })
  contentJa: string | null;

  @Column('text', { nullable: true })
  contentEn: string | null;

  /** The picture above the text. */
  @ForeignKey('Picture')
  @Column('integer', { nullable: true })
  pictureId: number | null;

  /** When it is published; in the future if scheduled, null for a draft. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  /** When it was last changed after its publication. */
  @Column('timestamptz', { nullable: true })
  revisedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
