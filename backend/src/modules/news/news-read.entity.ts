import { CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { NEWS_LIMITS } from './news.rules.js';
import { News } from './news.entity.js';

/** A news item that an account has read. */
@Entity('news_reads')
@Index('news_reads_news_idx', ['newsId'])
export class NewsRead {
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'news_reads_pkey' })
  accountId: string;

  @PrimaryColumn('varchar', {
    name: 'news_id',
    length: NEWS_LIMITS.id,
    primaryKeyConstraintName: 'news_reads_pkey',
  })
  newsId: string;

  @ManyToOne('Account', { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'news_reads_account_fk' })
  account: unknown;

  @ManyToOne(() => News, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'news_id', foreignKeyConstraintName: 'news_reads_news_fk' })
  news: News;

  @CreateDateColumn({ name: 'read_at', type: 'timestamptz', default: () => 'now()' })
  readAt: Date;
}
