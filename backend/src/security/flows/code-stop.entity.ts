import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The codes of an address are stopped for browsers that it does not know; its owner was mailed a link. */
@Entity('code_stops')
@Unique('code_stops_token_hash_unique', ['tokenHash'])
export class CodeStop {
  /** A keyed hash of the address, in the form in which addresses are compared. */
  @PrimaryColumn('bytea', { name: 'email_hash', primaryKeyConstraintName: 'code_stops_pkey' })
  emailHash: Buffer;

  /** The hash of the token in the link; null once it was used. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  /** When the stop is over, and the link with it. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
