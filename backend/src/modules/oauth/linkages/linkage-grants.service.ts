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

/** An access token that ends so soon is renewed before it is shown. */
const STALE_MS = 60_000;

/** What a renewal may take beyond the calls of it, until another process may try. */
const RENEWAL_SLACK_S = 5;

/** How often somebody who waits for another process's renewal looks for it. */
const LOOK_MS = 100;

/** A grant that is to be given back. */
interface ReleaseJob extends Pick<EndedGrant, 'provider' | 'scopes'> {
  /** Sealed: tokens never lie in clear in the database. */
  sealed: string;
  /** When the access token ends, in ISO 8601. */
  expiresAt: string | null;
}

/** A grant with its tokens. */
interface OpenGrant extends Pick<
  GrantRow,
  'id' | 'accountId' | 'provider' | 'version' | 'providerAccountIds'
> {
  tokens: ProviderGrant;
}

/**
 * The tokens of linked accounts: sealed at rest, renewed when they are needed, once whoever asks for them in whichever
 * process, and given back when nothing stands on them any more. No connection to the database is held while a provider
 * is asked.
 */
@Injectable()
export class LinkageGrantsService implements OnModuleInit {
  private readonly logger = new Logger(LinkageGrantsService.name);
  /** The renewals that this process waits for, by grant and version. */
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

  /** Keeps a grant in the caller's transaction, and gives the id by which linkages stand on it. */
  async keep(
    tx: EntityManager,
    accountId: string,
    provider: LinkageProvider,
    grant: ProviderGrant,
  ): Promise<number> {
    return this.grants.insert(tx, { accountId, provider, ...this.toRow(grant) });
  }

  /** Forgets those of some grants that no linkage stands on any more, and gives them. */
  takeUnused(tx: EntityManager, ids: readonly number[]): Promise<UnusedGrant[]> {
    return this.grants.takeUnused(tx, ids);
  }

  /** A grant that was never kept, as one that has ended. */
  ended(provider: LinkageProvider, grant: ProviderGrant): EndedGrant {
    return { provider, ...this.toRow(grant) };
  }

  /** The same tokens under the key of today, or null where they are under it already. */
  reseal(sealed: string): string | null {
    return this.box.reseal(sealed, PURPOSE);
  }

  /**
   * Asks a provider something through a linkage: with a token that is renewed first where it has ended, and once more
   * with a renewed one where the provider does not take it.
   *
   * @throws GrantDead where the account has to be linked again, which is noted
   * @throws ProviderUnavailable, and what the work throws
   */
  async use<Result>(
    linkageId: number,
    work: (accessToken: string) => Promise<Result>,
    deadline: AbortSignal,
  ): Promise<Result> {
    const found = await this.grants.findOf(linkageId);
    if (!found) {
      await this.transactions.run(async (tx) => {
        if (await this.grants.noteMissing(tx, linkageId)) await this.notices.notifyEnded(tx, [linkageId]);
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
   * Renews the tokens of a grant ahead of time.
   *
   * @throws GrantDead where the account has to be linked again, which is noted
   * @throws ProviderUnavailable
   */
  async renewAhead(row: GrantRow): Promise<void> {
    await this.renew(await this.openOrEnd(row), this.clients.deadline());
  }

  /** Gives a grant back, after the caller's transaction and until its provider has heard of it. */
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
      // Not every provider takes a refresh token. What comes is given back by a job of its own, since the token that
      // was shown may be worthless now.
      const renewed = await client.refresh(tokens, deadline);
      await this.transactions.run((tx) => this.release(tx, this.ended(provider, renewed)));
    } catch (error) {
      // It has ended already.
      if (!(error instanceof GrantDead)) throw error;
    }
  }

  /**
   * Who asks for one renewal at once waits for the same one. It is not cut short by the caller whose time is up: tokens
   * that a provider has changed for others and nobody has read are lost.
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
    return (await this.grants.claimRenewal(grant, leaseS)) ? this.exchange(grant) : this.awaitOther(grant);
  }

  /** Renews tokens whose renewal is this caller's own. */
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
   * What was renewed is nobody's any more. Where the account was unlinked meanwhile it is given back, since the tokens
   * that were given back then may have been worthless by then; where it was linked again, that might end the new grant.
   */
  private async discard(grant: OpenGrant, renewed: ProviderGrant): Promise<void> {
    if (await this.grants.isReplaced(grant)) return;
    await this.transactions.run((tx) => this.release(tx, this.ended(grant.provider, renewed)));
  }

  /** Waits for what another process, or an earlier caller, makes of a renewal. */
  private async awaitOther(grant: OpenGrant): Promise<OpenGrant> {
    for (;;) {
      const row = await this.grants.find(grant.id);
      if (!row) throw new GrantDead();
      if (row.version !== grant.version) return this.open(row);
      // It came to nothing, or its process died over it: whoever asks next tries again.
      if (!row.beingRenewed) throw new ProviderUnavailable();
      await sleep(LOOK_MS);
    }
  }

  /** Notes that a grant does not work any more, and tells its owner. */
  private async end(grant: Pick<GrantRow, 'id' | 'provider' | 'version'>): Promise<void> {
    const { id: grantId, provider } = grant;
    const ended = await this.transactions.run(async (tx) => {
      const linkageIds = await this.grants.end(tx, grant);
      if (linkageIds !== null) await this.notices.notifyEnded(tx, linkageIds);
      return linkageIds !== null;
    });
    if (ended) this.logger.warn({ event: 'linkage.grant-ended', provider, grantId });
  }

  /** @throws GrantDead where the tokens lie under a key that is gone, which is noted */
  private async openOrEnd(row: GrantRow): Promise<OpenGrant> {
    try {
      return this.open(row);
    } catch (error) {
      this.logger.error({ event: 'linkage.tokens-unreadable', grantId: row.id, err: error });
      await this.end(row);
      throw new GrantDead();
    }
  }

  /** A grant's tokens as they are kept. */
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

/** Whether an access token has to be renewed before it is of use. */
function isStale({ expiresAt, refreshToken }: ProviderGrant): boolean {
  return refreshToken !== null && expiresAt !== null && expiresAt.getTime() - Date.now() < STALE_MS;
}
