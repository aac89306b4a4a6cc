import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Codes for an address are paused in browsers it does not trust; its owner was mailed a link. */
@Entity('code_stops')
@Unique('code_stops_token_hash_unique', ['tokenHash'])
export class CodeStop {
  /** A keyed hash of the normalised address. */
  @PrimaryColumn('bytea', { name: 'email_hash', primaryKeyConstraintName: 'code_stops_pkey' })
  emailHash: Buffer;

  /** The hash of the token in the link; null once it is used. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  /** When the stop and its link expire. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
