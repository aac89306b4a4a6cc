import { eventually } from '../../../test/support/eventually.js';
import { type TableChangesService } from '../../database/table-changes.service.js';
import { type CachedPage, PageCacheService, type PageKey } from './page-cache.service.js';

const HANA = '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a01';
const TARO = '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a02';

const keyOf = (barePath: string): PageKey => ({ barePath, variant: 'ja' });

const htmlOf = ({ body }: CachedPage): string => body.toString();

/** What the cache hears, as the test tells it. */
class Changes {
  listening = true;
  tell: (accountId: string | null) => void = () => undefined;

  on(_topic: string, listener: (accountId: string | null) => void): void {
    this.tell = listener;
  }
}

describe('the page cache', () => {
  let changes: Changes;
  let cache: PageCacheService;
  let made: string[];
  beforeEach(() => {
    changes = new Changes();
    cache = new PageCacheService(changes as unknown as TableChangesService);
    made = [];
  });

  const make =
    (html: string, accountId: string | null, whole = true) =>
    () => {
      made.push(html);
      return Promise.resolve({
        page: {
          status: 200,
          html,
          scriptHashes: [],
          styleHashes: [],
          frameOrigins: [],
          allowsLinkSwitch: false,
        },
        accountId,
        whole,
      });
    };
  const ask = async (key: string, accountId: string | null = HANA) =>
    htmlOf(await cache.get(keyOf(key), make(`${key}:${made.length}`, accountId)));

  it('makes a page once', async () => {
    expect([await ask('a'), await ask('a')]).toEqual(['a:0', 'a:0']);
    expect(made).toHaveLength(1);
  });

  it('forgets every page that shows an account which changed, and no other', async () => {
    await ask('ja hana');
    await ask('en hana');
    await ask('ja taro', TARO);
    await ask('ja home', null);
    changes.tell(HANA);
    expect([await ask('ja hana'), await ask('en hana'), await ask('ja taro', TARO)]).toEqual([
      'ja hana:4',
      'en hana:5',
      'ja taro:2',
    ]);
    expect(await ask('ja home', null)).toBe('ja home:3');
  });

  it('forgets everything where anything may have changed', async () => {
    await ask('a');
    await ask('b', null);
    changes.tell(null);
    expect([await ask('a'), await ask('b', null)]).toEqual(['a:2', 'b:3']);
  });

  it('keeps nothing while changes are not heard of', async () => {
    changes.listening = false;
    expect([await ask('a'), await ask('a')]).toEqual(['a:0', 'a:1']);
  });

  it('keeps meanwhile what shows nobody’s data', async () => {
    changes.listening = false;
    expect([await ask('a', null), await ask('a', null)]).toEqual(['a:0', 'a:0']);
  });

  it('has one page for addresses that differ by case, and says which one is its own', async () => {
    const first = await cache.get(keyOf('/profile/Hana'), make('Hana', HANA));
    const same = await cache.get(keyOf('/PROFILE/hana'), make('another', HANA));
    expect(same).toBe(first);
    expect(same.barePath).toBe('/profile/Hana');
    const english = { barePath: '/profile/Hana', variant: 'en' };
    expect(htmlOf(await cache.get(english, make('in English', HANA)))).toBe('in English');
  });

  it('has nobody with the right spelling wait for what another one leads to', async () => {
    const moved = cache.get(keyOf('/profile/HANA'), () => Promise.reject(new Error('moved')));
    const right = cache.get(keyOf('/profile/Hana'), make('Hana', HANA));
    await expect(moved).rejects.toThrow('moved');
    expect(htmlOf(await right)).toBe('Hana');
  });

  it('says whether asking for a page makes one', async () => {
    const key = keyOf('a');
    expect(cache.has(key)).toBe(false);
    const making = cache.get(key, make('a', HANA));
    expect(cache.has(key)).toBe(true);
    await making;
    expect(cache.has(key)).toBe(true);
    changes.tell(HANA);
    expect(cache.has(key)).toBe(false);
  });

  it('keeps nothing of a page that lacks a part', async () => {
    const lacking = () => cache.get(keyOf('a'), make(`a:${made.length}`, HANA, false));
    expect([htmlOf(await lacking()), htmlOf(await lacking()), await ask('a'), await ask('a')]).toEqual([
      'a:0',
      'a:1',
      'a:2',
      'a:2',
    ]);
  });

  it('has all who ask at once wait for one page', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => ask('a')));
    expect(new Set(pages)).toEqual(new Set(['a:0']));
  });

  it('neither keeps nor shares a page that was being made when something changed', async () => {
    let finish = (): void => undefined;
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const first = cache.get(keyOf('a'), async () => {
      await slow;
      return make('before', HANA)();
    });
    changes.tell(TARO);
    const second = cache.get(keyOf('a'), make('after', HANA));
    finish();
    expect([htmlOf(await first), htmlOf(await second)]).toEqual(['before', 'after']);
    expect(await ask('a')).toBe('after');
  });

  it('tells a failure to all who wait and keeps nothing of it', async () => {
    const fail = () => Promise.reject(new Error('away'));
    const outcomes = await Promise.allSettled([cache.get(keyOf('a'), fail), cache.get(keyOf('a'), fail)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask('a')).toBe('a:0');
  });

  it('names a page by what it says, and holds it compressed once somebody asks again', async () => {
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
    // What is counted is what is held: none of them is a part of a larger piece of memory.
    for (const bytes of [one.body, one.encoded.br!, one.encoded.gzip!])
      expect(bytes.buffer.byteLength).toBe(bytes.length);
  });
});
