import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CONTENT_LIMITS } from './content-limits.rules.js';
import { Content } from './content.entity.js';

/** A hash tag of a content. */
@Entity('content_hash_tags')
export class ContentHashTag {
  @ForeignKey(() => Content, { name: 'content_hash_tags_content_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'content_id', primaryKeyConstraintName: 'content_hash_tags_pkey' })
  contentId: number;

  /** Zero-based. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'content_hash_tags_pkey' })
  position: number;

  /** Without the leading `#`. */
  @Column('varchar', { length: CONTENT_LIMITS.hashTag })
  name: string;
}
