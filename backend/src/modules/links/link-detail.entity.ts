import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { URL_LIMITS } from '../../common/rules/web-address.js';
import { LINK_LIMITS } from './link-limits.rules.js';
import { Link } from './link.entity.js';

/** A detail of a link: a card, or one of several pictures side by side. */
@Entity('link_details')
@Index('link_details_picture_idx', ['pictureId'])
@Check('link_details_say_something', 'title IS NOT NULL OR text IS NOT NULL')
export class LinkDetail {
  @ForeignKey(() => Link, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  linkId: number;

  /** Zero-based. */
  @PrimaryColumn('integer')
  position: number;

  @Column('varchar', { length: LINK_LIMITS.title, nullable: true })
  title: string | null;

  @Column('varchar', { length: URL_LIMITS.max, nullable: true })
  url: string | null;

  @Column('varchar', { length: LINK_LIMITS.text, nullable: true })
  text: string | null;

  // Deferred, so that deleting an account may delete its rows in any order.
  @ForeignKey('Picture', { deferrable: 'INITIALLY DEFERRED' })
  @Column('integer', { nullable: true })
  pictureId: number | null;
}
