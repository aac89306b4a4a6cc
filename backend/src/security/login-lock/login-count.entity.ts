import { Column, Entity, PrimaryColumn } from 'typeorm';

const PRIMARY_KEY = 'login_counts_pkey';

/**
 * Recent wrong passwords for an address: from one known browser, or from all others together. Unknown addresses are
 * counted too.
 */
@Entity('login_counts')
export class LoginCount {
  /** A keyed hash of the normalised address. */
  @PrimaryColumn('bytea', { name: 'email_hash', primaryKeyConstraintName: PRIMARY_KEY })
  emailHash: Buffer;

  /** The known browser; empty for all others. */
  @PrimaryColumn('varchar', { name: 'device_id', length: 36, primaryKeyConstraintName: PRIMARY_KEY })
  deviceId: string;

  /** The times of the attempts, oldest first. */
  @Column('timestamptz', { name: 'tried_at', array: true })
  triedAt: Date[];

  /** Until when logins are refused. */
  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil: Date | null;
}
