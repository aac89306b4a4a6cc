import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A longer user agent is cut. */
export const USER_AGENT_LIMITS = { max: 300 } as const;

/** A signed-in browser or program: a family of refresh tokens of which only the newest generations are valid. */
@Entity('sessions')
@Index('sessions_account_idx', ['accountId'])
@Index('sessions_expires_at_idx', ['expiresAt'])
export class Session {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @ForeignKey('Account', { onDelete: 'CASCADE' })
  @Column('uuid')
  accountId: string;

  /** The generation of the newest refresh token. */
  @Column('integer', { default: 1 })
  generation: number;

  /** The hash of the newest refresh token. */
  @Column('bytea')
  tokenHash: Buffer;

  /** When the newest generation was first used; until then its parent stays valid. */
  @Column('timestamptz', { nullable: true })
  generationUsedAt: Date | null;

  @Column('varchar', { length: USER_AGENT_LIMITS.max, nullable: true })
  userAgent: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  lastSeenAt: Date;

  /** When the user last proved their identity, by a login or a confirmation. */
  @Column('timestamptz', { default: () => 'now()' })
  provenAt: Date;

  /** When the newest refresh token expires; each rotation extends it. */
  @Column('timestamptz')
  expiresAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
