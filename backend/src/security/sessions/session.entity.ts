import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A signed-in browser or program: a family of refresh tokens of which only the newest generations are valid. */
@Entity('sessions')
@Index('sessions_account_idx', ['accountId'])
@Index('sessions_expires_at_idx', ['expiresAt'])
export class Session {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'sessions_pkey' })
  id: string;

  @ForeignKey('Account', { name: 'sessions_account_fk', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** The generation of the newest refresh token. */
  @Column('integer', { default: 1 })
  generation: number;

  /** The hash of the newest refresh token. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  /** When the newest generation was first used; until then its parent stays valid. */
  @Column('timestamptz', { name: 'generation_used_at', nullable: true })
  generationUsedAt: Date | null;

  @Column('varchar', { name: 'user_agent', length: 300, nullable: true })
  userAgent: string | null;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt: Date;

  /** When the user last proved their identity, by a login or a confirmation. */
  @Column('timestamptz', { name: 'proven_at', default: () => 'now()' })
  provenAt: Date;

  /** When the newest refresh token expires; each rotation extends it. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
