import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PROVIDER_LIMITS } from '../../providers/provider.rules.js';
import { Content } from './content.entity.js';

/** One picture or video of a content. */
@Entity('content_media')
@Index('content_media_picture_idx', ['pictureId'])
export class ContentMedia {
  @PrimaryColumn('integer', { name: 'content_id', primaryKeyConstraintName: 'content_media_pkey' })
  contentId: number;

  @ManyToOne(() => Content, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'content_id', foreignKeyConstraintName: 'content_media_content_fk' })
  content: Content;

  /** Counts from 0, as requests name it. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'content_media_pkey' })
  position: number;

  /** Deferred, so that deleting an account may delete its rows in any order. */
  @ManyToOne('Picture', { nullable: true, deferrable: 'INITIALLY DEFERRED' })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'content_media_picture_fk' })
  picture: unknown;

  /** What is seen of it here; null where the provider does not let it be shown any more. */
  @Column('integer', { name: 'picture_id', nullable: true })
  pictureId: number | null;

  /** Whether the picture was copied from the provider, so that a newer one there takes its place. */
  @Column('boolean', { default: false })
  copied: boolean;

  /** Whether it is a video, of which the picture is one moment. */
  @Column('boolean')
  video: boolean;

  /** Where the provider plays it. */
  @Column('varchar', { name: 'video_url', length: PROVIDER_LIMITS.fileUrl, nullable: true })
  videoUrl: string | null;
}
