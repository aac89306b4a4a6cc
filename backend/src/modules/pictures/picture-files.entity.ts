import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The files of one picture, whoever shows it: they are named by their content. The row is there before the first of them
 * is written and until the last of them is gone.
 */
@Entity('picture_files')
@Index('picture_files_claimed_until_idx', ['claimedUntil'], { where: 'claimed_until IS NOT NULL' })
export class PictureFiles {
  /** SHA-256 of what the files hold, in hexadecimal. */
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'picture_files_pkey' })
  hash: string;

  /** The picture as it was sent, upright, in pixels. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** The widths that there are files of, ascending, in pixels. */
  @Column('smallint', { array: true })
  widths: number[];

  /** What stands in a picture's place until it is there, in CSS. */
  @Column('varchar', { length: 200 })
  placeholder: string;

  /** What the files take together. */
  @Column('integer')
  bytes: number;

  /** Until when the files stay whether or not a picture refers to them; null where the sweep need not look at them. */
  @Column('timestamptz', { name: 'claimed_until', nullable: true })
  claimedUntil: Date | null;
}
