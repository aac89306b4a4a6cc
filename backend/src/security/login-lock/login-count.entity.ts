import { Column, Entity, PrimaryColumn } from 'typeorm';

const PRIMARY_KEY = 'login_counts_pkey';

/**
 * The wrong passwords that were tried of late for one address: by one browser that has signed in to its account before,
 * or by all others together. An address nobody is known by has its count as well.
 */
@Entity('login_counts')
export class LoginCount {
  /** A keyed hash of the address, in the form in which addresses are compared. */
  @PrimaryColumn('bytea', { name: 'email_hash', primaryKeyConstraintName: PRIMARY_KEY })
  emailHash: Buffer;

  /** The known browser; empty for all others. */
  @PrimaryColumn('varchar', { name: 'device_id', length: 36, primaryKeyConstraintName: PRIMARY_KEY })
  deviceId: string;

  /** When each of them was tried, oldest first. */
  @Column('timestamptz', { name: 'tried_at', array: true })
  triedAt: Date[];

  /** Until when no password is compared, where there were too many. */
  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil: Date | null;
}
