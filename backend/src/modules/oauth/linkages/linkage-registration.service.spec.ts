import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../../test/support/fake-transactions.js';
import { promised } from '../../../../test/support/promised.js';
import { InvalidInput } from '../../../common/errors/request-errors.js';
import { type TransactionsService } from '../../../database/transactions.service.js';
import { type ProviderChannel, type ProviderGrant } from '../../../providers/linkage.client.js';
import { type LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { GrantRefused, ProviderUnavailable } from '../../../providers/provider.errors.js';
import { type NoticesService } from '../../notices/notices.service.js';
import { type TakenPicture } from '../../pictures/pictures.service.js';
import { type LinkageAuthorizationService } from '../authorization/linkage-authorization.service.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';
import { type LinkageGrantsService } from './linkage-grants.service.js';
import { type LinkagePicturesService } from './linkage-pictures.service.js';
import { LinkageRegistrationService } from './linkage-registration.service.js';
import { type LinkageReadModel, type LinkageView } from './linkage.read-model.js';
import { AccountNotProfessional, ChannelMissing, TooManyLinkages } from './linkages.errors.js';
import { type LinkageKey, type LinkagesRepository, type NewLinkage } from './linkages.repository.js';

const HANA = 'account-1';
const GRANT: ProviderGrant = {
  ...{ accessToken: 'access', refreshToken: 'refresh', expiresAt: null, refreshExpiresAt: null },
  scopes: [],
};

const channel = (name: string, handle: string | null = name): ProviderChannel => ({
  ...{ providerAccountId: `${name}'s ID`, name, handle },
  thumbnailUrl: `https://cdn.example/${name}`,
});

const linkage = (
  id: number,
  provider: LinkageProvider,
  name: string,
  grantId: number | null,
): LinkageKey => ({
  ...{ id, accountId: HANA, provider, providerAccountId: `${name}'s ID`, handle: `former ${name}` },
  ...{ pictureId: id * 10, grantId },
});

/** The linkages of Hana's account in memory. */
class FakeLinkages implements Pick<LinkagesRepository, 'lockList' | 'listKeys' | 'insert' | 'update'> {
  constructor(
    private readonly log: string[],
    readonly rows: LinkageKey[],
  ) {}

  lockList(_tx: EntityManager, accountId: string): Promise<void> {
    return Promise.resolve(void this.log.push(`lock the linkages of ${accountId}`));
  }

  listKeys(_accountId: string, provider?: LinkageProvider): Promise<LinkageKey[]> {
    const listed = this.rows.filter((row) => provider === undefined || row.provider === provider);
    return Promise.resolve(structuredClone(listed));
  }

  insert(_tx: EntityManager, accountId: string, added: NewLinkage): Promise<number> {
    const id = this.rows.length + 1;
    this.rows.push({ grantId: null, ...added, id, accountId });
    return Promise.resolve(id);
  }

  update(_tx: EntityManager, id: number, changes: Partial<LinkageKey>): Promise<void> {
    Object.assign(this.rows.find((row) => row.id === id) ?? {}, changes);
    return Promise.resolve();
  }
}

/** A return from the provider, which has these channels or fails. */
function startRegistration(
  has: ProviderChannel[] | Error,
  linked: LinkageKey[] = [],
  failures: { exchange?: Error; keep?: Error } = {},
) {
  const log: string[] = [];
  const linkages = new FakeLinkages(log, linked);
  const released: unknown[] = [];
  const unused: number[] = [];
  const withdrawn: number[] = [];
  let exchanges = 0;
  const service = new LinkageRegistrationService(
    new FakeTransactions(log) as unknown as TransactionsService,
    {
      exchange: () =>
        promised(() => {
          exchanges += 1;
          if (failures.exchange) throw failures.exchange;
          return { grant: GRANT, deadline: AbortSignal.timeout(60_000) };
        }),
    } as unknown as LinkageAuthorizationService,
    {
      of: () => ({
        channels: (accessToken: string) =>
          promised(() => {
            log.push(`read the channels with ${accessToken}`);
            if (has instanceof Error) throw has;
            return has;
          }),
      }),
    } as unknown as LinkageClientsService,
    {
      keep: () =>
        promised(() => {
          if (failures.keep) throw failures.keep;
          return 99;
        }),
      ended: (provider: LinkageProvider, { accessToken }: ProviderGrant) => ({ provider, accessToken }),
      release: (_tx: EntityManager, grant: object) => Promise.resolve(void released.push(grant)),
      deleteUnused: (_tx: EntityManager, ids: number[]) => Promise.resolve(void unused.push(...ids)),
    } as unknown as LinkageGrantsService,
    linkages as unknown as LinkagesRepository,
    {
      list: () => Promise.resolve(linkages.rows.map(({ id, handle }) => ({ id, handle }) as LinkageView)),
    } as unknown as LinkageReadModel,
    {
      copy: (accountId: string, _provider: LinkageProvider, url: string) =>
        Promise.resolve({ accountId, hash: url, field: '' }),
      keep: (_tx: EntityManager, { hash }: TakenPicture, before: number | null) =>
        Promise.resolve((before ?? 0) + hash.length),
    } as unknown as LinkagePicturesService,
    {
      withdrawOfLinkage: (_tx: EntityManager, id: number) => Promise.resolve(void withdrawn.push(id)),
    } as unknown as NoticesService,
  );
  const register = (provider: LinkageProvider = 'youtube', userId?: string) =>
    service.register(HANA, provider, { code: 'code', state: 'state', userId } as Parameters<
      LinkageRegistrationService['register']
    >[2]);
  return { register, log, linkages, released, unused, withdrawn, exchanges: () => exchanges };
}

/** Linkages without a grant. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => linkage(index + 1, 'x', `x${index}`, null));

describe('returning from a provider', () => {
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  it('links all channels of the grant under one lock, and returns only those', async () => {
    const { register, log, linkages } = startRegistration(
      [channel('a'), channel('b')],
      [linkage(1, 'tiktok', 'hana', 3)],
    );
    expect(await register()).toEqual({
      linkages: [
        { id: 2, handle: 'a' },
        { id: 3, handle: 'b' },
      ],
      created: true,
    });
    expect(linkages.rows.slice(1)).toMatchObject([
      { provider: 'youtube', providerAccountId: "a's ID", grantId: 99, pictureId: expect.any(Number) },
      { provider: 'youtube', providerAccountId: "b's ID", grantId: 99 },
    ]);
    expect(log).toEqual([
      'read the channels with access',
      ...['begin', `lock the linkages of ${HANA}`, 'commit'],
    ]);
  });

  it('updates the grant and names of an account that is already linked, and withdraws its notices', async () => {
    const { register, linkages, unused, withdrawn, released } = startRegistration(
      [channel('a')],
      [linkage(1, 'youtube', 'a', 3), linkage(2, 'youtube', 'b', 4)],
    );
    expect(await register()).toEqual({ linkages: [{ id: 1, handle: 'a' }], created: false });
    expect(linkages.rows).toMatchObject([
      { id: 1, grantId: 99, handle: 'a', pictureId: 10 + 'https://cdn.example/a'.length },
      { id: 2, grantId: 4, handle: 'former b' },
    ]);
    expect(withdrawn).toEqual([1]);
    // Revoking the former grant might end the new one as well.
    expect([unused, released]).toEqual([[3], []]);
  });

  it('distinguishes accounts of other providers with the same ID', async () => {
    const { register } = startRegistration([channel('a')], [linkage(1, 'x', 'a', 3)]);
    expect(await register()).toMatchObject({ created: true });
  });

  it('links up to 20 accounts, and more only if they are linked already', async () => {
    expect(await startRegistration([channel('a')], many(19)).register()).toMatchObject({ created: true });
    const full = startRegistration([channel('a')], many(20));
    await expect(full.register()).rejects.toBeInstanceOf(TooManyLinkages);
    expect(full.linkages.rows).toHaveLength(20);
    const again = startRegistration([channel('x0')], many(20));
    expect(await again.register('x')).toMatchObject({ created: false });
  });

  it('links none if one of several exceeds the limit', async () => {
    const { register, linkages } = startRegistration([channel('a'), channel('b')], many(19));
    await expect(register()).rejects.toBeInstanceOf(TooManyLinkages);
    expect(linkages.rows).toHaveLength(19);
  });

  it.each<[LinkageProvider, new () => Error]>([
    ['youtube', ChannelMissing],
    ['instagram', AccountNotProfessional],
  ])('from %s without an account that can be linked reports what is missing', async (provider, error) => {
    await expect(startRegistration([]).register(provider)).rejects.toBeInstanceOf(error);
  });

  describe('from TikTok', () => {
    it('requires the user name before it uses the code', async () => {
      const { register, exchanges } = startRegistration([channel('a', null)]);
      await expect(register('tiktok')).rejects.toBeInstanceOf(InvalidInput);
      expect(exchanges()).toBe(0);
    });

    it('prefers the user name of TikTok to that of the creator', async () => {
      const { register, linkages } = startRegistration([channel('a', null), channel('b')]);
      await register('tiktok', 'hana');
      expect(linkages.rows.map(({ handle }) => handle)).toEqual(['hana', 'b']);
    });
  });

  describe('with a failure', () => {
    const failure = new ProviderUnavailable();

    it.each([
      ['while the channels are read', startRegistration(failure)],
      ['while they are written', startRegistration([channel('a')], [], { keep: failure })],
      [
        'and only linkages of other providers',
        startRegistration(failure, [linkage(1, 'x', 'hana', 3), linkage(2, 'youtube', 'a', null)]),
      ],
    ])('%s revokes the grant, and throws the error', async (_when, { register, released }) => {
      await expect(register()).rejects.toBe(failure);
      expect(released).toEqual([{ provider: 'youtube', accessToken: 'access' }]);
    });

    it('keeps the grant if another linkage of the provider has one, which a revocation might end', async () => {
      const { register, released } = startRegistration(failure, [linkage(1, 'youtube', 'a', 3)]);
      await expect(register()).rejects.toBe(failure);
      expect(released).toEqual([]);
    });

    it('revokes nothing if the provider gave no grant', async () => {
      const refused = new GrantRefused();
      const { register, released } = startRegistration([channel('a')], [], { exchange: refused });
      await expect(register()).rejects.toBe(refused);
      expect(released).toEqual([]);
    });
  });
});
