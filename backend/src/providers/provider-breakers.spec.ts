import { Breaker, ProviderBreakers } from './provider-breakers.js';

describe('a circuit breaker', () => {
  let now = 0;
  const breaker = () => new Breaker({ failures: 3, restS: 30 }, () => now);
  beforeEach(() => (now = 1_000_000));

  const failOften = (what: Breaker, times: number) => Array.from({ length: times }, () => what.failed());

  it('allows all calls below the limit of failures in a row', () => {
    const one = breaker();
    failOften(one, 2);
    one.succeeded();
    failOften(one, 2);
    expect(one.allowsCall()).toBe(true);
  });

  it('opens at the limit, and reports that once', () => {
    const one = breaker();
    expect(failOften(one, 4)).toEqual([false, false, true, false]);
    expect(one.allowsCall()).toBe(false);
    now += 29_999;
    expect(one.allowsCall()).toBe(false);
  });

  it('allows one call after a while, and the others if it succeeds', () => {
    const one = breaker();
    failOften(one, 3);
    now += 30_000;
    expect([one.allowsCall(), one.allowsCall()]).toEqual([true, false]);
    one.succeeded();
    expect([one.allowsCall(), one.allowsCall()]).toEqual([true, true]);
  });

  it('stays open if that call fails or never reports a result', () => {
    const one = breaker();
    failOften(one, 3);
    now += 30_000;
    expect(one.allowsCall()).toBe(true);
    now += 5000;
    one.failed();
    now += 29_999;
    expect(one.allowsCall()).toBe(false);
    now += 1;
    expect(one.allowsCall()).toBe(true);
    now += 30_000;
    expect(one.allowsCall()).toBe(true);
  });
});

describe('the breakers of the providers', () => {
  it('exist for each host of each provider', () => {
    const breakers = new ProviderBreakers({ failures: 1, restS: 30 });
    const here = breakers.of('google.token', 'https://a.example/token');
    expect(breakers.of('google.revoke', 'https://a.example/revoke')).toBe(here);
    expect(breakers.of('google.videos', 'https://b.example/videos')).not.toBe(here);
    expect(breakers.of('x.token', 'https://a.example/token')).not.toBe(here);
  });
});
