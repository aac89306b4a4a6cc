import { randomBytes } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { type AppConfig } from '../../../config/app-config.js';
import { type TransactionsService } from '../../../database/transactions.service.js';
import { type JobQueueService } from '../../../jobs/job-queue.service.js';
import { type ProviderGrant } from '../../../providers/linkage.client.js';
import { type LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { GrantDead, ProviderUnavailable } from '../../../providers/provider.errors.js';
import { SealedBoxService } from '../../../security/sealed-box.service.js';
import { FakeLinkageGrants } from './fake-linkage-grants.js';
import { type LinkageGrantsRepository } from './linkage-grants.repository.js';
import { LinkageGrantsService } from './linkage-grants.service.js';
import { type LinkageNoticesService } from './linkage-notices.service.js';

const LINKAGE = 7;
const box = new SealedBoxService({ encryption: randomBytes(32), encryptionPrevious: null });

/** Tokens whose access token expires in these seconds. */
const tokens = (accessToken: string, seconds: number): ProviderGrant => ({
  accessToken,
  refreshToken: 'refresh',
  expiresAt: new Date(Date.now() + seconds * 1000),
  refreshExpiresAt: null,
  scopes: [],
});

/** A linked account whose provider answers a renewal with `refresh`. */
function startGrants(held: ProviderGrant, refresh: () => Promise<ProviderGrant>) {
  const { accessToken, refreshToken, expiresAt, refreshExpiresAt } = held;
  const stored = new FakeLinkageGrants({
    id: LINKAGE,
    accountId: 'account-1',
    provider: 'youtube',
    version: 1,
    providerAccountIds: ['channel-1'],
    beingRenewed: false,
    sealedTokens: box.seal(JSON.stringify({ accessToken, refreshToken }), 'linkage-grant'),
    scopes: [],
    expiresAt,
    refreshExpiresAt,
  });
  const notified: number[] = [];
  const released: object[] = [];
  let renewals = 0;
  const deadline = () => AbortSignal.timeout(60_000);
  const client = {
    refresh: () => {
      renewals += 1;
      return refresh();
    },
  };
  /** Simulates another process with the same database. */
  const newProcess = () => {
    const service = new LinkageGrantsService(
      { providers: { httpTimeoutMs: 1000 } } as AppConfig,
      {
        run: <Result>(work: (tx: EntityManager) => Promise<Result>) => work({} as EntityManager),
      } as TransactionsService,
      {
        enqueue: (_tx: unknown, _queue: unknown, job: object) => Promise.resolve(void released.push(job)),
      } as unknown as JobQueueService,
      box,
      { of: () => client, deadline } as unknown as LinkageClientsService,
      stored as unknown as LinkageGrantsRepository,
      {
        notifyEnded: (_tx: unknown, ids: number[]) => Promise.resolve(void notified.push(...ids)),
      } as unknown as LinkageNoticesService,
    );
    return (work = (accessToken: string) => Promise.resolve(accessToken)) =>
      service.use(LINKAGE, work, deadline());
  };
  return { use: newProcess(), newProcess, stored, notified, released, renewals: () => renewals };
}

describe('the grant of a linked account', () => {
  it('is used unchanged while its access token is valid', async () => {
    const { use, renewals } = startGrants(tokens('old', 3600), () => Promise.resolve(tokens('new', 3600)));
    expect([await use(), renewals()]).toEqual(['old', 0]);
  });

  it('is renewed once for all callers and processes when it is about to expire', async () => {
    const { use, newProcess, renewals } = startGrants(tokens('old', 30), () =>
      Promise.resolve(tokens('new', 3600)),
    );
    const other = newProcess();
    expect(await Promise.all([use(), use(), other(), other()])).toEqual(['new', 'new', 'new', 'new']);
    expect(renewals()).toBe(1);
  });

  it('is renewed if the provider rejects the access token, and the call is retried once', async () => {
    const { use, renewals } = startGrants(tokens('old', 3600), () => Promise.resolve(tokens('new', 3600)));
    const work = (accessToken: string) =>
      accessToken === 'old' ? Promise.reject(new GrantDead()) : Promise.resolve(accessToken);
    expect([await use(work), renewals()]).toEqual(['new', 1]);
  });

  it('ends and notifies its owner if the provider rejects the renewed token as well', async () => {
    const { use, stored, notified } = startGrants(tokens('old', 3600), () =>
      Promise.resolve(tokens('new', 3600)),
    );
    await expect(use(() => Promise.reject(new GrantDead()))).rejects.toBeInstanceOf(GrantDead);
    expect([await stored.find(LINKAGE), notified]).toEqual([null, [LINKAGE]]);
  });

  it('ends if the provider rejects the refresh token', async () => {
    const { use, stored, notified } = startGrants(tokens('old', 30), () => Promise.reject(new GrantDead()));
    await expect(use()).rejects.toBeInstanceOf(GrantDead);
    expect([await stored.find(LINKAGE), notified]).toEqual([null, [LINKAGE]]);
  });

  it('remains, and is renewed later, if the provider is unavailable', async () => {
    const answers = [Promise.reject(new ProviderUnavailable()), Promise.resolve(tokens('new', 3600))];
    const { use, notified } = startGrants(tokens('old', 30), () => answers.shift()!);
    await expect(use()).rejects.toBeInstanceOf(ProviderUnavailable);
    expect([await use(), notified]).toEqual(['new', []]);
  });

  it('has its renewed tokens revoked if it was unlinked meanwhile', async () => {
    const { use, stored, released } = startGrants(tokens('old', 30), () => {
      stored.unlink();
      return Promise.resolve(tokens('new', 3600));
    });
    await expect(use()).rejects.toBeInstanceOf(GrantDead);
    expect(released).toEqual([expect.objectContaining({ provider: 'youtube' })]);
  });
});
