import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Recent wrong passwords for an address: from one known browser, or from all others together. Unknown addresses are
 * counted too.
 */
@Entity('login_counts')
export class LoginCount {
  /** A keyed hash of the normalised address. */
  @PrimaryColumn('bytea')
  emailHash: Buffer;

  /** The known browser; empty for all others. */
  @PrimaryColumn('varchar', { length: 36 })
  deviceId: string;

  /** The times of the attempts, oldest first. */
  @Column('timestamptz', { array: true })
  triedAt: Date[];

  /** Until when logins are refused. */
  @Column('timestamptz', { nullable: true })
  lockedUntil: Date | null;
}
