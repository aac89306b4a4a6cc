import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CONTENT_LIMITS } from './content-limits.rules.js';
import { Content } from './content.entity.js';

/** A hash tag of a content. */
@Entity('content_hash_tags')
export class ContentHashTag {
  @ForeignKey(() => Content, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  contentId: number;

  /** Zero-based. */
  @PrimaryColumn('integer')
  position: number;

  /** Without the leading `#`. */
  @Column('varchar', { length: CONTENT_LIMITS.hashTag })
  name: string;
}
