import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PROVIDER_LIMITS } from '../../providers/provider.rules.js';
import { Content } from './content.entity.js';

/** A picture or video of a content. */
@Entity('content_media')
@Index('content_media_picture_idx', ['pictureId'])
export class ContentMedia {
  @ForeignKey(() => Content, { onDelete: 'CASCADE' })
  @PrimaryColumn('integer')
  contentId: number;

  /** Zero-based. */
  @PrimaryColumn('integer')
  position: number;

  /** The stored picture; null once the provider's data had to be removed. */
  // Deferred, so that deleting an account may delete its rows in any order.
  @ForeignKey('Picture', { deferrable: 'INITIALLY DEFERRED' })
  @Column('integer', { nullable: true })
  pictureId: number | null;

  /** Whether the picture was copied from the provider, and is replaced by newer ones. */
  @Column('boolean', { default: false })
  copied: boolean;

  /** Whether it is a video; the picture is then a still. */
  @Column('boolean')
  video: boolean;

  /** The URL at which the provider plays it. */
  @Column('varchar', { length: PROVIDER_LIMITS.fileUrl, nullable: true })
  videoUrl: string | null;
}
