import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type AppConfig } from '../../config/app-config.js';
import { type TableCopiesService } from '../../database/table-copies.service.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type Redirect } from './redirect.entity.js';
import { RedirectExists, RedirectLoop, RedirectNotFound } from './redirects.errors.js';
import { type RedirectsRepository } from './redirects.repository.js';
import { RedirectsService } from './redirects.service.js';

/** Redirects in memory. */
class FakeRedirects implements Pick<RedirectsRepository, 'list' | 'lock' | 'insert' | 'delete'> {
  readonly rows = new Map<string, string>();

  list(): Promise<Redirect[]> {
    return Promise.resolve([...this.rows].map(([path, redirectUrl]) => ({ path, redirectUrl }) as Redirect));
  }

  lock(): Promise<void> {
    return Promise.resolve();
  }

  insert(_tx: EntityManager, redirect: Pick<Redirect, 'path' | 'redirectUrl'>): Promise<Redirect> {
    this.rows.set(redirect.path, redirect.redirectUrl);
    return Promise.resolve(redirect as Redirect);
  }

  delete(path: string): Promise<boolean> {
    return Promise.resolve(this.rows.delete(path));
  }
}

describe('redirects', () => {
  let redirects: FakeRedirects;
  let service: RedirectsService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    redirects = new FakeRedirects();
    service = new RedirectsService(
      { helpUrl: null, redirects: { allowedHosts: ['shop.example'] } } as unknown as AppConfig,
      new FakeTransactions() as unknown as TransactionsService,
      redirects as unknown as RedirectsRepository,
      {
        keep: (_name: string, read: () => Promise<ReadonlyMap<string, string>>) => {
          const copy = {
            value: new Map() as ReadonlyMap<string, string>,
            refresh: async () => {
              copy.value = await read();
            },
          };
          return copy;
        },
      } as unknown as TableCopiesService,
    );
  });

  it('are followed in every language, and gone once deleted', async () => {
    await service.create('/old', '/news/1');
    for (const address of ['/old', '/en/old', '/ja/old?a=b'])
      expect([address, service.lookUp(address)]).toEqual([address, '/news/1']);
    await service.delete('/old');
    expect(service.lookUp('/old')).toBeNull();
    await expect(service.delete('/old')).rejects.toBeInstanceOf(RedirectNotFound);
  });

  it('lead to allowed hosts only, even if a row was changed since', async () => {
    await service.create('/shop', 'https://shop.example/a');
    expect(service.lookUp('/shop')).toBe('https://shop.example/a');
    await expect(service.create('/other', 'https://other.example/')).rejects.toBeInstanceOf(InvalidInput);
    redirects.rows.set('/shop', 'https://other.example/');
    await service.create('/more', '/news/1');
    expect(service.lookUp('/shop')).toBeNull();
  });

  it.each(['/a?b=c', '/a#b', '/api/accounts', 'a'])('do not begin at %s', async (path) => {
    await expect(service.create(path, '/news/1')).rejects.toBeInstanceOf(InvalidInput);
  });

  it('are one for each path', async () => {
    await service.create('/a', '/news/1');
    await expect(service.create('/en/a', '/news/2')).rejects.toBeInstanceOf(RedirectExists);
  });

  it('never lead back, however many steps they take', async () => {
    await expect(service.create('/a', '/en/a')).rejects.toBeInstanceOf(RedirectLoop);
    await service.create('/a', '/b');
    await service.create('/b', '/c');
    await expect(service.create('/c', '/a')).rejects.toBeInstanceOf(RedirectLoop);
    await service.create('/c', '/d');
    expect([...redirects.rows.keys()]).toEqual(['/a', '/b', '/c']);
  });
});
