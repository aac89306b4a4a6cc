import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config.js';
import { Transactions } from '../../database/transactions.js';
import { AccessTokens } from './access-token.js';
import { equal, hashToken, RefreshTokens } from './refresh-token.js';
import { type Session } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

/** A family of refresh tokens ends at this age, whatever its use, in seconds. */
const FAMILY_LIFE_S = 365 * 86_400;

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
    private readonly transactions: Transactions,
    private readonly sessions: SessionsRepository,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
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

  /** Who holds an access token, where its session goes on. */
  async authenticate(accessToken: string): Promise<SignedIn | null> {
    const claims = await this.accessTokens.verify(accessToken);
    if (!claims) return null;
    const session = await this.sessions.findLive(claims.sessionId);
    if (session?.accountId !== claims.accountId) return null;
    await this.sessions.touch(session, claims.generation);
    return { accountId: claims.accountId, sessionId: claims.sessionId };
  }

  /** Exchanges a refresh token for the next pair, or null where it is not good any more. */
  async rotate(refreshToken: string): Promise<IssuedTokens | null> {
    const claims = this.refreshTokens.read(refreshToken);
    if (!claims) return null;
    return this.transactions.run(async (tx) => {
      const session = await this.sessions.findLiveForUpdate(tx, claims.sessionId);
      if (!session) return null;
      if (claims.generation === session.generation && equal(session.tokenHash, hashToken(refreshToken))) {
        return this.advance(tx, session);
      }
      if (claims.generation === session.generation - 1 && this.parentIsGood(session)) {
        return this.issue(
          session,
          this.refreshTokens.make({ sessionId: session.id, generation: session.generation }),
        );
      }
      await this.sessions.delete(tx, session.id);
      this.logger.warn({
        event: 'session.reuse-detected',
        accountId: session.accountId,
        sessionId: session.id,
      });
      return null;
    });
  }

  /** Ends a session; ending one that has ended is no failure. */
  async end(sessionId: string): Promise<void> {
    await this.sessions.delete(this.dataSource.manager, sessionId);
  }

  /** The session a refresh token belongs to, without using it. */
  sessionOf(refreshToken: string): string | null {
    return this.refreshTokens.read(refreshToken)?.sessionId ?? null;
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

  private parentIsGood({ generationUsedAt }: Session): boolean {
    if (generationUsedAt === null) return true;
    return Date.now() <= generationUsedAt.getTime() + this.config.sessions.refreshGraceS * 1000;
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
