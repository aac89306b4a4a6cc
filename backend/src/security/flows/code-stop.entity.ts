import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Codes for an address are paused in browsers it does not trust; its owner was mailed a link. */
@Entity('code_stops')
@Unique('code_stops_token_hash_unique', ['tokenHash'])
export class CodeStop {
  /** A keyed hash of the normalised address. */
  @PrimaryColumn('bytea')
  emailHash: Buffer;

  /** The hash of the token in the link; null once it is used. */
  @Column('bytea', { nullable: true })
  tokenHash: Buffer | null;

  /** When the stop and its link expire. */
  @Column('timestamptz')
  expiresAt: Date;
}
