import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { type Language } from '../../common/rules/language.js';
import { type Mall } from '../items/malls.rules.js';
import { type DeviceKind, INSIGHT_LIMITS } from './insights.rules.js';

/** How often a page was viewed, or something on it pressed, in a day. A row without a target counts views. */
@Entity('insight_counts')
@Unique('insight_counts_unique', [
  'accountId',
  'day',
  'pageContentId',
  'linkId',
  'contentId',
  'itemId',
  'mall',
  'referrer',
  'language',
  'device',
])
@Index('insight_counts_day_idx', ['day'])
@Index('insight_counts_page_idx', ['pageContentId'], { where: 'page_content_id IS NOT NULL' })
@Index('insight_counts_link_idx', ['linkId'], { where: 'link_id IS NOT NULL' })
@Index('insight_counts_content_idx', ['contentId'], { where: 'content_id IS NOT NULL' })
@Index('insight_counts_item_idx', ['itemId'], { where: 'item_id IS NOT NULL' })
@Check('insight_counts_one_target', 'num_nonnulls(link_id, content_id, item_id) <= 1')
export class InsightCount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  @Column('date')
  day: string;

  /** The content whose page it was; null for the profile. */
  @ForeignKey('Content', { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  pageContentId: number | null;

  @ForeignKey('Link', { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  linkId: number | null;

  /** The content that was pressed. */
  @ForeignKey('Content', { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  contentId: number | null;

  @ForeignKey('Item', { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  itemId: number | null;

  /** The mall where the item was searched. */
  @Column('varchar', { length: 20, nullable: true })
  mall: Mall | null;

  /** A host, or one of `STORED_REFERRERS`. */
  @Column('varchar', { length: INSIGHT_LIMITS.host })
  referrer: string;

  @Column('varchar', { length: 2 })
  language: Language;

  @Column('varchar', { length: 10 })
  device: DeviceKind;

  @Column('integer')
  count: number;
}
