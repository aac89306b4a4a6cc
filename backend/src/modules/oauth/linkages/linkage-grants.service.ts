import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AppConfig } from '../../../config/app-config.js';
import { TransactionsService } from '../../../database/transactions.service.js';
import { JobQueueService } from '../../../jobs/job-queue.service.js';
import { RELEASE_LINKAGE_GRANT_QUEUE } from '../../../jobs/queues.js';
import { type ProviderGrant } from '../../../providers/linkage.client.js';
import { LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { GrantDead, ProviderUnavailable } from '../../../providers/provider.errors.js';
import { within } from '../../../providers/within.js';
import { SealedBoxService } from '../../../security/sealed-box.service.js';
import {
  type EndedGrant,
  type GrantRow,
  type GrantTokens,
  LinkageGrantsRepository,
  type UnusedGrant,
} from './linkage-grants.repository.js';
import { LinkageNoticesService } from './linkage-notices.service.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';

const PURPOSE = 'linkage-grant';

/** Access tokens that expire within this time are renewed before use. */
const STALE_MS = 60_000;

/** Added to the call timeout for the renewal lease. */
const RENEWAL_SLACK_S = 5;

/** The polling interval while another process renews. */
const POLL_MS = 100;

interface ReleaseJob extends Pick<EndedGrant, 'provider' | 'scopes'> {
  /** Encrypted: the database never holds plain tokens. */
  sealed: string;
  /** When the access token expires, in ISO 8601. */
  expiresAt: string | null;
}

interface OpenGrant extends Omit<GrantRow, keyof GrantTokens | 'beingRenewed'> {
  tokens: ProviderGrant;
}

/**
 * The tokens of linked accounts: encrypted at rest, renewed on demand (once across all processes) and revoked when
 * unused. No database connection is held during provider calls.
 */
@Injectable()
export class LinkageGrantsService implements OnModuleInit {
  private readonly logger = new Logger(LinkageGrantsService.name);
  /** Renewals of this process in progress, by grant and version. */
  private readonly renewals = new Map<string, Promise<OpenGrant>>();

  constructor(
    private readonly config: AppConfig,
    private readonly transactions: TransactionsService,
    private readonly jobs: JobQueueService,
    private readonly box: SealedBoxService,
    private readonly clients: LinkageClientsService,
    private readonly grants: LinkageGrantsRepository,
    private readonly notices: LinkageNoticesService,
  ) {}

  onModuleInit(): void {
    this.jobs.process<ReleaseJob>(RELEASE_LINKAGE_GRANT_QUEUE, ({ data }) => this.revoke(data));
  }

  /** Stores a grant in the caller's transaction and returns its ID. */
  async keep(
    tx: EntityManager,
    accountId: string,
    provider: LinkageProvider,
    grant: ProviderGrant,
  ): Promise<number> {
    return this.grants.insert(tx, { accountId, provider, ...this.toRow(grant) });
  }

  /** Deletes and returns the grants that no linkage uses. */
  deleteUnused(tx: EntityManager, ids: readonly number[]): Promise<UnusedGrant[]> {
    return this.grants.deleteUnused(tx, ids);
  }

  /** Converts a grant that was never stored, so that it can be released. */
  ended(provider: LinkageProvider, grant: ProviderGrant): EndedGrant {
    return { provider, ...this.toRow(grant) };
  }

  /** Re-encrypts tokens with the current key; null if they already are. */
  reseal(sealed: string): string | null {
    return this.box.reseal(sealed, PURPOSE);
  }

  /**
   * Calls a provider with the access token of a linkage. Expired tokens are renewed first; a rejected token is
   * renewed and the call repeated once.
   *
   * @throws GrantDead if the account has to be linked again, which is recorded
   * @throws ProviderUnavailable, and errors of `work`
   */
  async use<Result>(
    linkageId: number,
    work: (accessToken: string) => Promise<Result>,
    deadline: AbortSignal,
  ): Promise<Result> {
    const found = await this.grants.findOf(linkageId);
    if (!found) {
      await this.transactions.run(async (tx) => {
        if (await this.grants.markDisconnected(tx, linkageId))
          await this.notices.notifyEnded(tx, [linkageId]);
      });
      throw new GrantDead();
    }
    let grant = await this.openOrEnd(found);
    let renewed = false;
    if (isStale(grant.tokens)) {
      grant = await this.renew(grant, deadline);
      renewed = true;
    }
    for (;;) {
      try {
        return await work(grant.tokens.accessToken);
      } catch (error) {
        if (!(error instanceof GrantDead)) throw error;
        if (renewed || grant.tokens.refreshToken === null) {
          await this.end(grant);
          throw error;
        }
      }
      grant = await this.renew(grant, deadline);
      renewed = true;
    }
  }

  /**
   * Renews a grant before it expires.
   *
   * @throws GrantDead if the account has to be linked again, which is recorded
   * @throws ProviderUnavailable
   */
  async renewAhead(row: GrantRow): Promise<void> {
    await this.renew(await this.openOrEnd(row), this.clients.deadline());
  }

  /** Queues the revocation of a grant in the caller's transaction; it is retried until it succeeds. */
  async release(
    tx: EntityManager,
    { provider, scopes, sealedTokens: sealed, expiresAt }: EndedGrant,
  ): Promise<void> {
    const job = { provider, scopes, sealed, expiresAt: expiresAt?.toISOString() ?? null };
    await this.jobs.enqueue(tx, RELEASE_LINKAGE_GRANT_QUEUE, job satisfies ReleaseJob);
  }

  private async revoke({ provider, scopes, sealed, expiresAt }: ReleaseJob): Promise<void> {
    const tokens = this.unseal({
      sealedTokens: sealed,
      scopes,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      refreshExpiresAt: null,
    });
    const client = this.clients.of(provider);
    const deadline = this.clients.deadline();
    if (!isStale(tokens)) {
      await client.revoke(tokens, deadline);
      return;
    }
    try {
      // Some providers only revoke access tokens. The renewed tokens are released by a job of their own, since
      // refreshing may have invalidated the old ones.
      const renewed = await client.refresh(tokens, deadline);
      await this.transactions.run((tx) => this.release(tx, this.ended(provider, renewed)));
    } catch (error) {
      // Already revoked or expired.
      if (!(error instanceof GrantDead)) throw error;
    }
  }

  /**
   * Concurrent callers share one renewal. It continues after a caller's deadline, because rotated tokens would be
   * lost otherwise.
   */
  private async renew(grant: OpenGrant, deadline: AbortSignal): Promise<OpenGrant> {
    const key = `${grant.id}/${grant.version}`;
    const under = this.renewals.get(key);
    if (under) return within(deadline, under);
    const renewal = this.renewOrAwait(grant).finally(() => this.renewals.delete(key));
    this.renewals.set(key, renewal);
    return within(deadline, renewal);
  }

  private async renewOrAwait(grant: OpenGrant): Promise<OpenGrant> {
    const leaseS = this.config.providers.httpTimeoutMs / 1000 + RENEWAL_SLACK_S;
    return (await this.grants.claimRenewal(grant, leaseS))
      ? this.exchange(grant)
      : this.awaitOtherRenewal(grant);
  }

  /** Renews the tokens while holding the lease. */
  private async exchange(grant: OpenGrant): Promise<OpenGrant> {
    const { id, provider, version } = grant;
    let tokens: ProviderGrant;
    try {
      tokens = await this.clients.of(provider).refresh(grant.tokens, this.clients.deadline());
    } catch (error) {
      if (error instanceof GrantDead) await this.end(grant);
      else await this.grants.releaseRenewal(grant);
      throw error;
    }
    if (!(await this.grants.storeRenewed(grant, this.toRow(tokens)))) {
      await this.discard(grant, tokens);
      throw new GrantDead();
    }
    this.logger.log({ event: 'linkage.renewed', provider, grantId: id });
    return { ...grant, version: version + 1, tokens };
  }

  /**
   * Handles renewed tokens whose grant was deleted meanwhile. They are released if the account was unlinked; if it
   * was linked again, revoking them might end the new grant.
   */
  private async discard(grant: OpenGrant, renewed: ProviderGrant): Promise<void> {
    if (await this.grants.isReplaced(grant)) return;
    await this.transactions.run((tx) => this.release(tx, this.ended(grant.provider, renewed)));
  }

  /** Waits for a renewal by another process or an earlier caller. */
  private async awaitOtherRenewal(grant: OpenGrant): Promise<OpenGrant> {
    for (;;) {
      const row = await this.grants.find(grant.id);
      if (!row) throw new GrantDead();
      if (row.version !== grant.version) return this.open(row);
      // The other renewal failed or its process died; the next caller tries again.
      if (!row.beingRenewed) throw new ProviderUnavailable();
      await sleep(POLL_MS);
    }
  }

  /** Ends an invalid grant and notifies its owner. */
  private async end(grant: Pick<GrantRow, 'id' | 'provider' | 'version'>): Promise<void> {
    const { id: grantId, provider } = grant;
    const ended = await this.transactions.run(async (tx) => {
      const linkageIds = await this.grants.end(tx, grant);
      if (linkageIds !== null) await this.notices.notifyEnded(tx, linkageIds);
      return linkageIds !== null;
    });
    if (ended) this.logger.warn({ event: 'linkage.grant-ended', provider, grantId });
  }

  /** @throws GrantDead if the tokens cannot be decrypted, which ends the grant */
  private async openOrEnd(row: GrantRow): Promise<OpenGrant> {
    try {
      return this.open(row);
    } catch (error) {
      this.logger.error({ event: 'linkage.decryption-failed', grantId: row.id, err: error });
      await this.end(row);
      throw new GrantDead();
    }
  }

  private toRow({
    accessToken,
    refreshToken,
    scopes,
    expiresAt,
    refreshExpiresAt,
  }: ProviderGrant): GrantTokens {
    const sealedTokens = this.box.seal(JSON.stringify({ accessToken, refreshToken }), PURPOSE);
    return { sealedTokens, scopes: [...scopes], expiresAt, refreshExpiresAt };
  }

  private open(row: GrantRow): OpenGrant {
    const { id, accountId, provider, version, providerAccountIds } = row;
    return { id, accountId, provider, version, providerAccountIds, tokens: this.unseal(row) };
  }

  private unseal({ sealedTokens, ...rest }: GrantTokens): ProviderGrant {
    const { accessToken, refreshToken } = JSON.parse(this.box.open(sealedTokens, PURPOSE)) as Pick<
      ProviderGrant,
      'accessToken' | 'refreshToken'
    >;
    const { scopes, expiresAt, refreshExpiresAt } = rest;
    return { accessToken, refreshToken, scopes, expiresAt, refreshExpiresAt };
  }
}

/** Whether the access token should be renewed before use. */
function isStale({ expiresAt, refreshToken }: ProviderGrant): boolean {
  return refreshToken !== null && expiresAt !== null && expiresAt.getTime() - Date.now() < STALE_MS;
}
