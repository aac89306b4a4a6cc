import { brotliDecompressSync } from 'node:zlib';
import { eventually } from '../../test/support/eventually.js';
import { NotFound } from '../common/errors/request-errors.js';
import { loadConfig } from '../config/app-config.js';
import { type TableChangesService } from '../database/table-changes.service.js';
import { MetricsRegistryService } from '../metrics/metrics-registry.service.js';
import { testEnvironment } from '../../test/support/test-app.js';
import { AnswerCacheService, type AnswerKey } from './answer-cache.service.js';
import { type KeptAnswer, type NewAnswer } from './kept-answer.js';

const HANA = '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a01';
const TARO = '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a02';

const keyOf = (path: string): AnswerKey => ({ path, variant: 'ja' });

const textOf = ({ body }: KeptAnswer): string => body.toString();

/** A fake connection to the database's notifications. */
class FakeChanges {
  listening = true;
  lastContactAt = performance.now();
  change: (accountId: string | null) => void = () => undefined;
  private missed: () => void = () => undefined;

  on(_topic: string, changed: (accountId: string | null) => void, missed: () => void): void {
    this.change = changed;
    this.missed = missed;
  }

  lose(): void {
    this.listening = false;
    this.missed();
  }

  reconnect(): void {
    this.listening = true;
    this.missed();
  }
}

const CONFIG = loadConfig(
  testEnvironment({ PAGE_STALE_S: '60', DATABASE_URL: 'postgres://x@127.0.0.1/x', DATABASE_POOL_SIZE: '4' }),
);

/** How the driver reports a failure. */
const failing = (code: string) => () => Promise.reject(Object.assign(new Error('away'), { code }));
const databaseAway = failing('ECONNREFUSED');

describe('the answer cache', () => {
  let changes: FakeChanges;
  let cache: AnswerCacheService;
  let registry: MetricsRegistryService;
  let made: string[];
  let now: number;
  beforeEach(() => {
    now = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    changes = new FakeChanges();
    changes.lastContactAt = now;
    registry = new MetricsRegistryService();
    cache = new AnswerCacheService(CONFIG, changes as unknown as TableChangesService, registry);
    made = [];
  });
  afterEach(() => jest.restoreAllMocks());

  const make =
    (
      body: string,
      accountId: string | null,
      { keepable = true, path = '', validUntil = null as number | null } = {},
    ) =>
    () => {
      made.push(body);
      return Promise.resolve({
        status: 200,
        path,
        routeName: 'page:profile',
        headers: {},
        body,
        revalidated: true,
        accountId,
        keepable,
        validUntil,
      });
    };
  const ask = async (key: string, accountId: string | null = HANA) =>
    textOf(await cache.get(keyOf(key), make(`${key}:${made.length}`, accountId)));

  it('makes an answer once', async () => {
    expect([await ask('a'), await ask('a')]).toEqual(['a:0', 'a:0']);
    expect(made).toHaveLength(1);
  });

  it('drops all pages of a changed account, and no others', async () => {
    await ask('ja hana');
    await ask('en hana');
    await ask('ja taro', TARO);
    await ask('ja home', null);
    changes.change(HANA);
    expect([await ask('ja hana'), await ask('en hana'), await ask('ja taro', TARO)]).toEqual([
      'ja hana:4',
      'en hana:5',
      'ja taro:2',
    ]);
    expect(await ask('ja home', null)).toBe('ja home:3');
  });

  it('drops everything if any data may have changed', async () => {
    await ask('a');
    await ask('b', null);
    changes.change(null);
    expect([await ask('a'), await ask('b', null)]).toEqual(['a:2', 'b:3']);
  });

  it('keeps nothing while changes cannot be received', async () => {
    changes.listening = false;
    expect([await ask('a'), await ask('a')]).toEqual(['a:0', 'a:1']);
  });

  it('still keeps answers without account data', async () => {
    changes.listening = false;
    expect([await ask('a', null), await ask('a', null)]).toEqual(['a:0', 'a:0']);
  });

  it('keeps one page for URLs that differ only in case, with its canonical path', async () => {
    const first = await cache.get(keyOf('/profile/Hana'), make('Hana', HANA, { path: '/profile/Hana' }));
    const same = await cache.get(keyOf('/PROFILE/hana'), make('another', HANA));
    expect(same).toBe(first);
    expect(same.path).toBe('/profile/Hana');
    const english = { path: '/profile/Hana', variant: 'en' };
    expect(textOf(await cache.get(english, make('in English', HANA)))).toBe('in English');
  });

  it('does not share a pending answer between spellings of a path', async () => {
    const moved = cache.get(keyOf('/profile/HANA'), () => Promise.reject(new Error('moved')));
    const right = cache.get(keyOf('/profile/Hana'), make('Hana', HANA));
    await expect(moved).rejects.toThrow('moved');
    expect(textOf(await right)).toBe('Hana');
  });

  it('knows whether a page is kept or being made', async () => {
    const key = keyOf('a');
    expect(cache.has(key)).toBe(false);
    const making = cache.get(key, make('a', HANA));
    expect(cache.has(key)).toBe(true);
    await making;
    expect(cache.has(key)).toBe(true);
    changes.change(HANA);
    expect(cache.has(key)).toBe(false);
  });

  it('does not keep incomplete pages', async () => {
    const lacking = () => cache.get(keyOf('a'), make(`a:${made.length}`, HANA, { keepable: false }));
    expect([textOf(await lacking()), textOf(await lacking()), await ask('a'), await ask('a')]).toEqual([
      'a:0',
      'a:1',
      'a:2',
      'a:2',
    ]);
  });

  it('makes one page for concurrent requests', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => ask('a')));
    expect(new Set(pages)).toEqual(new Set(['a:0']));
  });

  it('neither keeps nor shares a page if data changed while it was made', async () => {
    let finish = (): void => undefined;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const first = cache.get(keyOf('a'), async () => {
      await slow;
      return make('before', HANA)();
    });
    changes.change(HANA);
    const others = [1, 2, 3].map((number) => cache.get(keyOf('a'), make(`after:${number}`, HANA)));
    finish();
    expect(textOf(await first)).toBe('before');
    expect((await Promise.all(others)).map(textOf)).toEqual(['after:1', 'after:1', 'after:1']);
    expect(await ask('a')).toBe('after:1');
    expect(made).toEqual(['before', 'after:1']);
  });

  it('keeps and shares a page that was being made when another account changed', async () => {
    let finish = (): void => undefined;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const first = cache.get(keyOf('a'), async () => {
      await slow;
      return make('before', HANA)();
    });
    changes.change(TARO);
    const second = cache.get(keyOf('a'), make('after', HANA));
    finish();
    expect([textOf(await first), textOf(await second), await ask('a')]).toEqual([
      'before',
      'before',
      'before',
    ]);
  });

  it.each<[what: string, outcome: () => Promise<NewAnswer>]>([
    ['there was nothing', () => Promise.reject(new NotFound())],
    ['nobody knows whose it was', () => make('before', null, { keepable: false })()],
  ])('makes another one for who asks after a change where %s before', async (_what, outcome) => {
    let finish = (): void => undefined;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const first = cache.get(keyOf('a'), async () => {
      await slow;
      return outcome();
    });
    const settled = Promise.allSettled([first]);
    changes.change(HANA);
    const second = cache.get(keyOf('a'), make('after', HANA));
    finish();
    await settled;
    expect([textOf(await second), await ask('a')]).toEqual(['after', 'after']);
  });

  it('waits for no page that was being made when anything may have changed', async () => {
    let finish = (): void => undefined;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const first = cache.get(keyOf('a'), async () => {
      await slow;
      return make('before', HANA)();
    });
    changes.change(null);
    expect(await ask('a')).toBe('a:0');
    finish();
    expect([textOf(await first), await ask('a')]).toEqual(['before', 'a:0']);
  });

  it('passes a failure to all waiting requests and does not keep it', async () => {
    const fail = () => Promise.reject(new Error('away'));
    const outcomes = await Promise.allSettled([cache.get(keyOf('a'), fail), cache.get(keyOf('a'), fail)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask('a')).toBe('a:0');
  });

  it('drops expired answers', async () => {
    const later = Date.now() + 60_000;
    const askDated = async () =>
      textOf(await cache.get(keyOf('a'), make(`a:${made.length}`, null, { validUntil: later })));
    expect([await askDated(), await askDated()]).toEqual(['a:0', 'a:0']);
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await askDated()).toBe('a:1');
  });

  describe('after the connection for changes was lost', () => {
    const askAway = (key: string) => cache.get(keyOf(key), databaseAway);

    it('reads an answer again for each request', async () => {
      await ask('a');
      changes.lose();
      expect(cache.peek(keyOf('a'))).toBeNull();
      expect([await ask('a'), await ask('a')]).toEqual(['a:1', 'a:2']);
    });

    it('uses the kept answer only if reading fails, with its age', async () => {
      await ask('a');
      now += 10_000;
      changes.lastContactAt = now;
      changes.lose();
      now += 20_000;
      const stale = await askAway('a');
      expect([textOf(stale), stale.headers]).toEqual(['a:0', { Age: '20' }]);
      await expect(askAway('b')).rejects.toThrow('away');
    });

    it('does not query the database again right after a failure', async () => {
      await ask('a');
      changes.lose();
      await askAway('a');
      expect(await ask('a')).toBe('a:0');
      now += 1001;
      expect(await ask('a')).toBe('a:1');
    });

    it('stops using kept answers PAGE_STALE_S after the last contact', async () => {
      await ask('a');
      now += 600_000;
      changes.lastContactAt = now;
      changes.lose();
      now += 60_000;
      expect(textOf(await askAway('a'))).toBe('a:0');
      now += 2000;
      await expect(askAway('a')).rejects.toThrow('away');
    });

    it('counts the age of an answer read during the outage from that read', async () => {
      changes.lose();
      now += 100_000;
      await ask('a');
      now += 10_000;
      expect((await askAway('a')).headers).toEqual({ Age: '10' });
    });

    it('revalidates every answer after reconnecting', async () => {
      await ask('a');
      changes.lose();
      changes.reconnect();
      expect(cache.peek(keyOf('a'))).toBeNull();
      expect([await ask('a'), await ask('a')]).toEqual(['a:1', 'a:1']);
      expect(cache.peek(keyOf('a'))).not.toBeNull();
    });

    it('does not trust an answer whose read began before the reconnect', async () => {
      changes.lose();
      let finish = (): void => undefined;
      const slow = new Promise<void>((resolve) => (finish = resolve));
      const reading = cache.get(keyOf('a'), async () => {
        await slow;
        return make('before', HANA)();
      });
      changes.reconnect();
      finish();
      await reading;
      expect(cache.peek(keyOf('a'))).toBeNull();
    });

    it('never uses the kept answer again once a read shows that it is gone', async () => {
      await ask('a');
      changes.lose();
      await expect(cache.get(keyOf('a'), () => Promise.reject(new NotFound()))).rejects.toThrow(NotFound);
      await expect(askAway('a')).rejects.toThrow('away');
    });

    it.each([
      ['has too many connections', '53300'],
      ['takes too long', '57014'],
      ['waits too long for a lock', '55P03'],
    ])('uses the former answer while the database %s', async (_what, code) => {
      await ask('a');
      changes.lose();
      changes.reconnect();
      const outcomes = [
        await cache.get(keyOf('a'), failing(code)),
        await cache.get(keyOf('a'), failing(code)),
      ];
      expect(outcomes.map(textOf)).toEqual(['a:0', 'a:0']);
      expect(await ask('a')).toBe('a:1');
    });

    it('tells of an unexpected failure, which says nothing about the former answer', async () => {
      await ask('a');
      changes.lose();
      const fail = () => Promise.reject(new Error('A mistake of ours'));
      await expect(cache.get(keyOf('a'), fail)).rejects.toThrow('A mistake of ours');
      expect(textOf(await askAway('a'))).toBe('a:0');
    });

    it('never uses the kept answer of a changed account', async () => {
      await ask('a');
      changes.lose();
      changes.reconnect();
      changes.change(HANA);
      await expect(askAway('a')).rejects.toThrow('away');
    });
  });

  it('makes only as many answers at once as the database has connections', async () => {
    let underWay = 0;
    let peak = 0;
    const answers = Array.from({ length: 50 }, (_, index) =>
      cache.get(keyOf(`a${index}`), async () => {
        underWay += 1;
        peak = Math.max(peak, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
        return make(`a${index}`, HANA)();
      }),
    );
    await Promise.all(answers);
    expect(peak).toBe(4);
  });

  it('throws ServiceUnavailable when too many answers wait to be made', async () => {
    let finish = (): void => undefined;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const waiting = Array.from({ length: 1200 }, (_, index) =>
      cache
        .get(keyOf(`a${index}`), async () => {
          await slow;
          return make('a', HANA)();
        })
        .then(
          () => 'made',
          (error: unknown) => (error as Error).constructor.name,
        ),
    );
    finish();
    const outcomes = await Promise.all(waiting);
    expect(new Set(outcomes)).toEqual(new Set(['made', 'ServiceUnavailable']));
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1004);
  });

  it('keeps nothing if its memory limit is 0', async () => {
    cache = new AnswerCacheService(
      loadConfig(testEnvironment({ PAGE_CACHE_MB: '0', DATABASE_URL: 'postgres://x@127.0.0.1/x' })),
      changes as unknown as TableChangesService,
      new MetricsRegistryService(),
    );
    expect([await ask('a'), await ask('a'), cache.enabled]).toEqual(['a:0', 'a:1', false]);
  });

  it('derives the ETag from the content, and compresses a page on its second request', async () => {
    const one = await cache.get(keyOf('a'), make('<p>花</p>'.repeat(100), null));
    const same = await cache.get(keyOf('b'), make('<p>花</p>'.repeat(100), null));
    const other = await cache.get(keyOf('c'), make('<p>x</p>', null));
    expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect([same.etag === one.etag, other.etag === one.etag]).toEqual([true, false]);
    expect(one.encoded).toEqual({});
    const again = await cache.get(keyOf('a'), make('another', null));
    expect(again).toBe(one);
    await eventually(() => one.encoded.br !== undefined && one.encoded.gzip !== undefined, 'both forms');
    expect(one.encoded.br!.length).toBeLessThan(100);
    // The counted size is the real one: no body is a slice of a larger buffer.
    for (const bytes of [one.body, one.encoded.br!, one.encoded.gzip!])
      expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  it('compresses a page well once it is requested often', async () => {
    const words = Array.from({ length: 2000 }, (_, at) => `<p>${(at * at).toString(36)}の花</p>`).join('');
    const page = await cache.get(keyOf('a'), make(words, null));
    const useTimes = async (times: number) => {
      for (let time = 0; time < times; time += 1) await cache.get(keyOf('a'), make('another', null));
    };
    const inCache = async () =>
      Number(/^hitohira_page_cache_bytes (\d+)$/m.exec(await registry.metrics())?.[1]);
    await useTimes(9);
    await eventually(() => page.encoded.gzip !== undefined, 'both forms');
    const [quick, size] = [page.encoded.br!, await inCache()];
    await useTimes(1);
    await eventually(() => page.encoded.br !== quick, 'a smaller form');
    const well = page.encoded.br!;
    expect(well.length).toBeLessThan(0.97 * quick.length);
    expect(brotliDecompressSync(well).equals(page.body)).toBe(true);
    expect(well.buffer.byteLength).toBe(well.length);
    await useTimes(20);
    expect(page.encoded.br).toBe(well);
    expect(size - (await inCache())).toBe(quick.length - well.length);
  });
});
