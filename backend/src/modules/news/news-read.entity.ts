import { CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { NEWS_LIMITS } from './news.rules.js';
import { News } from './news.entity.js';

/** A news item that an account has read. */
@Entity('news_reads')
@Index('news_reads_news_idx', ['newsId'])
export class NewsRead {
  @ForeignKey('Account', { name: 'news_reads_account_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'news_reads_pkey' })
  accountId: string;

  @ForeignKey(() => News, { name: 'news_reads_news_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('varchar', {
    name: 'news_id',
    length: NEWS_LIMITS.id,
    primaryKeyConstraintName: 'news_reads_pkey',
  })
  newsId: string;

  @CreateDateColumn({ name: 'read_at', type: 'timestamptz', default: () => 'now()' })
  readAt: Date;
}
