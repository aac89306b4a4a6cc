import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { type AccessClaims, AccessTokensService } from './access-tokens.service.js';
import { FreshProofNeeded } from './fresh-proof.errors.js';
import { equal, hashToken } from '../token-hash.js';
import { type RefreshClaims, RefreshTokensService } from './refresh-tokens.service.js';
import { type Session } from './session.entity.js';
import { SessionReadModel } from './session.read-model.js';
import { SessionsRepository } from './sessions.repository.js';

/** A family of refresh tokens ends at this age, whatever its use, in seconds. */
export const FAMILY_LIFE_S = 365 * 86_400;

/** A proof of identity is fresh for so long, in seconds. */
const FRESH_PROOF_S = 600;

/** How many sessions of an account are listed; more of them mean a program, and nobody reads so many lines. */
export const MAX_LISTED_SESSIONS = 100;

/** Who makes a request. */
export interface SignedIn {
  accountId: string;
  sessionId: string;
}

/** What a browser is given when a session begins or goes on. */
export interface IssuedTokens extends SignedIn {
  accessToken: string;
  refreshToken: string;
}

/** A session as its owner is told of it. */
export interface SessionSummary {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** What became of a refresh token: the next pair, or the session that its reuse has ended; null where there is none. */
type Rotation = { tokens: IssuedTokens } | { reusedOf: Session } | null;

/**
 * Sessions: each is a family of refresh tokens that rotate at every use. The parent of the newest token stays good, and
 * gets the same successor, until the successor was used and a grace beyond; any other reuse means that a token was
 * copied, and ends the family.
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

  /** Begins a session for an account, in the transaction that decided to. */
  async begin(tx: EntityManager, accountId: string, userAgent: string | null): Promise<IssuedTokens> {
    const sessionId = randomUUID();
    const refreshToken = this.refreshTokens.make({ sessionId, generation: 1 });
    await this.sessions.insert(tx, {
      id: sessionId,
      accountId,
      tokenHash: hashToken(refreshToken),
      userAgent: userAgent?.slice(0, 300) ?? null,
      expiresAt: this.expiry(new Date()),
    });
    return this.issue({ id: sessionId, accountId, generation: 1 }, refreshToken);
  }

  /**
   * Who holds an access token, where its session goes on.
   *
   * @param claims what a token says whose signature is good
   * @param refreshToken the one that came along, if any: a newest generation is in use once either of its tokens is
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

  /** Exchanges a refresh token for the next pair, or null where it is not good any more. */
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

  /** The live sessions of an account: the one that asks first, then the latest seen. */
  async list({ accountId, sessionId }: SignedIn): Promise<{ sessions: SessionSummary[]; total: number }> {
    const [rows, total] = await this.sessions.listOf(accountId, sessionId, MAX_LISTED_SESSIONS);
    const sessions = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      userAgent,
      createdAt,
      lastSeenAt,
      current: id === sessionId,
    }));
    return { sessions, total };
  }

  /** Ends a session; ending one that has ended is no failure. */
  async end(sessionId: string): Promise<void> {
    await this.sessions.delete(this.dataSource.manager, sessionId);
  }

  /** Ends a session of an account; false where the account has no such session. */
  endOwn(accountId: string, sessionId: string): Promise<boolean> {
    return this.sessions.deleteOf(accountId, sessionId);
  }

  /**
   * Ends all sessions of an account but one, so that whoever else holds tokens is out at once. For what makes them
   * doubtful (a new password, another address) in the transaction that changes it.
   *
   * @param keptId the session that goes on; null where none does
   */
  endOthers(
    accountId: string,
    keptId: string | null,
    db: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    return this.sessions.deleteOthers(db, accountId, keptId);
  }

  /** Notes a proof of identity that was given within a session. */
  prove(sessionId: string, db: EntityManager = this.dataSource.manager): Promise<void> {
    return this.sessions.prove(db, sessionId);
  }

  /**
   * For what changes how an account is entered: a session alone is not enough, since it may have been stolen.
   *
   * @throws FreshProofNeeded where neither a login nor a confirmation within the session is recent
   */
  async requireFreshProof(sessionId: string): Promise<void> {
    if (!(await this.sessions.isProven(sessionId, FRESH_PROOF_S))) throw new FreshProofNeeded();
  }

  /** The session a refresh token belongs to, without using it. */
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
      // Made with a secret that is gone altogether: it cannot be given again, and nobody has misused anything.
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
