import { CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { NEWS_LIMITS } from './news.rules.js';
import { News } from './news.entity.js';

/** A news item that an account has read. */
@Entity('news_reads')
@Index('news_reads_news_idx', ['newsId'])
export class NewsRead {
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  accountId: string;

  @ForeignKey(() => News, { onDelete: 'CASCADE' })
  @PrimaryColumn('varchar', { length: NEWS_LIMITS.id })
  newsId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readAt: Date;
}
