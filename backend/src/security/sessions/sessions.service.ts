import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { type AccessClaims, AccessTokensService } from './access-tokens.service.js';
import { FreshProofNeeded } from './fresh-proof.errors.js';
import { equal, hashToken } from '../token-hash.js';
import { type RefreshClaims, RefreshTokensService } from './refresh-tokens.service.js';
import { type Session, USER_AGENT_LIMITS } from './session.entity.js';
import { SessionReadModel } from './session.read-model.js';
import { SessionsRepository } from './sessions.repository.js';

/** The maximum age of a session, in seconds. */
export const FAMILY_LIFE_S = 365 * 86_400;

/** How long a proof of identity is fresh, in minutes. */
export const FRESH_PROOF_MINUTES = 10;

/** The most sessions of an account that are listed. */
export const MAX_LISTED_SESSIONS = 100;

/** The account and session of a request. */
export interface SignedIn {
  accountId: string;
  sessionId: string;
}

/** The tokens of a new or renewed session. */
export interface IssuedTokens extends SignedIn {
  accessToken: string;
  refreshToken: string;
}

/** The next tokens, or the session that ended because of a reuse; null for an invalid token. */
type Rotation = { tokens: IssuedTokens } | { reusedOf: Session } | null;

/**
 * Each session is a family of refresh tokens that rotate at every use. The parent of the newest token stays valid, and
 * yields the same successor, until the successor has been used and a grace period is over. Any other reuse means that a
 * token was copied, and ends the session.
 */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionsService,
    private readonly sessions: SessionsRepository,
    private readonly views: SessionReadModel,
    private readonly accessTokens: AccessTokensService,
    private readonly refreshTokens: RefreshTokensService,
  ) {}

  /** Begins a session within a transaction. */
  async begin(tx: EntityManager, accountId: string, userAgent: string | null): Promise<IssuedTokens> {
    const sessionId = randomUUID();
    const refreshToken = this.refreshTokens.make({ sessionId, generation: 1 });
    await this.sessions.insert(tx, {
      id: sessionId,
      accountId,
      tokenHash: hashToken(refreshToken),
      userAgent: userAgent?.slice(0, USER_AGENT_LIMITS.max) ?? null,
      expiresAt: this.expiry(new Date()),
    });
    return this.issue({ id: sessionId, accountId, generation: 1 }, refreshToken);
  }

  /**
   * The account and session of an access token, if the session is active.
   *
   * @param claims the claims of a token with a valid signature
   * @param refreshToken the request's refresh token, if any: using either token marks the newest generation as used
   */
  async authenticate(claims: AccessClaims, refreshToken: string | null): Promise<SignedIn | null> {
    const session = await this.views.findLive(claims.sessionId);
    if (session?.accountId !== claims.accountId) return null;
    const firstUse =
      session.generationUsedAt === null &&
      (claims.generation === session.generation ||
        (refreshToken !== null && this.isNewest(refreshToken, session)));
    await this.sessions.touch(session, { firstUse });
    return { accountId: claims.accountId, sessionId: claims.sessionId };
  }

  /** Exchanges a refresh token for the next pair; null when it is invalid. */
  async rotate(refreshToken: string): Promise<IssuedTokens | null> {
    const claims = this.refreshTokens.read(refreshToken);
    if (!claims) return null;
    const rotation = await this.transactions.run((tx) => this.tryToRotate(tx, refreshToken, claims));
    if (rotation === null) return null;
    if ('tokens' in rotation) return rotation.tokens;
    const { id, accountId } = rotation.reusedOf;
    this.logger.warn({ event: 'session.reuse-detected', accountId, sessionId: id });
    return null;
  }

  /** The active sessions of an account, the request's own first, then by last use, and their total. */
  list({ accountId, sessionId }: SignedIn): Promise<[Session[], number]> {
    return this.sessions.listOf(accountId, sessionId, MAX_LISTED_SESSIONS);
  }

  /** Ends a session, if it exists. */
  async end(sessionId: string): Promise<void> {
    await this.sessions.delete(this.dataSource.manager, sessionId);
  }

  /** Ends a session of an account; false when there is none. */
  endOwn(accountId: string, sessionId: string): Promise<boolean> {
    return this.sessions.deleteOf(accountId, sessionId);
  }

  /**
   * Ends the sessions of an account except one, in the transaction of a change such as a new password or address.
   *
   * @param keptId the session to keep, if any
   */
  endOthers(
    accountId: string,
    keptId: string | null,
    db: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    return this.sessions.deleteOthers(db, accountId, keptId);
  }

  /** Records a proof of identity. */
  prove(sessionId: string, db: EntityManager = this.dataSource.manager): Promise<void> {
    return this.sessions.prove(db, sessionId);
  }

  /**
   * Protects changes to the credentials: a session alone may have been stolen.
   *
   * @throws FreshProofNeeded when neither a login nor a confirmation in the session is recent
   */
  async requireFreshProof(sessionId: string): Promise<void> {
    if (!(await this.sessions.isProven(sessionId, FRESH_PROOF_MINUTES * 60))) throw new FreshProofNeeded();
  }

  /** The session of a refresh token, without using the token. */
  sessionOf(refreshToken: string): string | null {
    return this.refreshTokens.read(refreshToken)?.sessionId ?? null;
  }

  private async tryToRotate(
    tx: EntityManager,
    refreshToken: string,
    claims: RefreshClaims,
  ): Promise<Rotation> {
    const session = await this.views.findLiveForUpdate(tx, claims.sessionId);
    if (!session) return null;
    if (this.isNewest(refreshToken, session)) return { tokens: await this.advance(tx, session) };
    const isParent = claims.generation === session.generation - 1;
    if (isParent && !(await this.sessions.isGraceOver(tx, session.id, this.config.sessions.refreshGraceS))) {
      const candidates = this.refreshTokens.makeWithEachKey({
        sessionId: session.id,
        generation: session.generation,
      });
      const successor = candidates.find((token) => equal(session.tokenHash, hashToken(token)));
      // Signed with a secret that is no longer configured: it cannot be issued again, and was not misused.
      return successor === undefined ? null : { tokens: await this.issue(session, successor) };
    }
    await this.sessions.delete(tx, session.id);
    return { reusedOf: session };
  }

  private isNewest(refreshToken: string, { id, generation, tokenHash }: Session): boolean {
    const claims = this.refreshTokens.read(refreshToken);
    return (
      claims?.sessionId === id &&
      claims.generation === generation &&
      equal(tokenHash, hashToken(refreshToken))
    );
  }

  private async advance(tx: EntityManager, session: Session): Promise<IssuedTokens> {
    const generation = session.generation + 1;
    const refreshToken = this.refreshTokens.make({ sessionId: session.id, generation });
    await this.sessions.rotate(tx, session.id, {
      generation,
      tokenHash: hashToken(refreshToken),
      expiresAt: this.expiry(session.createdAt),
    });
    return this.issue({ id: session.id, accountId: session.accountId, generation }, refreshToken);
  }

  private expiry(familyBegan: Date): Date {
    const { refreshTtlS } = this.config.sessions;
    return new Date(Math.min(Date.now() + refreshTtlS * 1000, familyBegan.getTime() + FAMILY_LIFE_S * 1000));
  }

  private async issue(
    { id, accountId, generation }: Pick<Session, 'id' | 'accountId' | 'generation'>,
    refreshToken: string,
  ): Promise<IssuedTokens> {
    const accessToken = await this.accessTokens.sign({ accountId, sessionId: id, generation });
    return { accountId, sessionId: id, accessToken, refreshToken };
  }
}
