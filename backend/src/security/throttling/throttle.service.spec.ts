import { type DataSource } from 'typeorm';
import { type AppConfig, type ThrottleRule } from '../../config/app-config.js';
import { type ThrottleName } from '../../config/environment.js';
import { KeyRingService } from '../key-ring.service.js';
import { ThrottleService } from './throttle.service.js';

/** One of the limits that are counted in memory. */
const NAME: ThrottleName = 'READ';
const WINDOW_S = 60;
const IPV4 = '192.0.2.1';
/** An address of the nth network of one customer. */
const ipv6 = (network: number) => `2001:db8:1:${network}::1`;

describe('a throttle', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(Date.parse('2027-01-28T09:00:00Z'));
  });
  afterEach(() => jest.useRealTimers());

  const throttleOf = (limit: number) => {
    const rule: ThrottleRule = { limit, windowS: WINDOW_S };
    return new ThrottleService(
      {} as DataSource,
      { throttles: { READ: rule, PRESS: rule } } as AppConfig,
      new KeyRingService({ jwt: 'a secret of the test' }),
    );
  };

  it('counts up to its limit, and then says how long to wait', async () => {
    const throttle = throttleOf(2);
    expect(await throttle.count(NAME, 'a')).toEqual({
      ...{ limit: 2, windowS: WINDOW_S, isWithin: true, remaining: 1, resetS: WINDOW_S },
    });
    expect(await throttle.count(NAME, 'a')).toMatchObject({ isWithin: true, remaining: 0 });
    jest.advanceTimersByTime(500);
    expect(await throttle.count(NAME, 'a')).toMatchObject({
      isWithin: false,
      remaining: 0,
      resetS: WINDOW_S,
    });
    expect(await throttle.consume(NAME, 'a')).toBe(WINDOW_S);
  });

  it('counts anew after its window', async () => {
    const throttle = throttleOf(1);
    await throttle.consume(NAME, 'a');
    jest.advanceTimersByTime(WINDOW_S * 1000 - 1);
    expect(await throttle.consume(NAME, 'a')).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await throttle.consume(NAME, 'a')).toBeNull();
  });

  it('counts each key and name on its own', async () => {
    const throttle = throttleOf(1);
    expect(await throttle.consume(NAME, 'a')).toBeNull();
    expect(await throttle.consume(NAME, 'b')).toBeNull();
    expect(await throttle.consume('PRESS', 'a')).toBeNull();
    expect(await throttle.consume(NAME, 'a')).toBe(WINDOW_S);
  });

  it('is used up at its limit, which looking does not change', async () => {
    const throttle = throttleOf(2);
    const used: boolean[] = [];
    for (let calls = 0; calls <= 2; calls += 1) {
      used.push(await throttle.isUsedUp(NAME, 'a'), await throttle.isUsedUp(NAME, 'a'));
      await throttle.consume(NAME, 'a');
    }
    expect(used).toEqual([false, false, false, false, true, true]);
  });

  it('counts no call that is given back, and none that is forgotten', async () => {
    const throttle = throttleOf(1);
    await throttle.consume(NAME, 'a');
    await throttle.giveBack(NAME, 'a');
    expect(await throttle.consume(NAME, 'a')).toBeNull();
    await throttle.consume(NAME, 'a');
    await throttle.forget(NAME, 'a');
    expect(await throttle.consume(NAME, 'a')).toBeNull();
  });

  describe('of clients', () => {
    it('counts an IPv4 address', async () => {
      const throttle = throttleOf(1);
      expect(await throttle.consumeClient(NAME, IPV4)).toBeNull();
      expect(await throttle.consumeClient(NAME, IPV4)).toBe(WINDOW_S);
      await throttle.giveBackClient(NAME, IPV4);
      await throttle.giveBackClient(NAME, IPV4);
      expect(await throttle.consumeClient(NAME, IPV4)).toBeNull();
    });

    it('counts an IPv6 address, and four times as much for all networks of a customer', async () => {
      const throttle = throttleOf(1);
      expect(await throttle.consumeClient(NAME, ipv6(1))).toBeNull();
      expect(await throttle.consumeClient(NAME, ipv6(1))).toBe(WINDOW_S);
      for (const network of [2, 3, 4]) expect(await throttle.consumeClient(NAME, ipv6(network))).toBeNull();
      expect(await throttle.consumeClient(NAME, ipv6(5))).toBe(WINDOW_S);
    });

    it('does not count refused calls of one network against the others', async () => {
      const throttle = throttleOf(1);
      for (let calls = 0; calls < 10; calls += 1) await throttle.consumeClient(NAME, ipv6(1));
      expect(await throttle.consumeClient(NAME, ipv6(2))).toBeNull();
    });

    it('gives back to both networks', async () => {
      const throttle = throttleOf(1);
      for (let calls = 0; calls < 10; calls += 1) {
        expect(await throttle.consumeClient(NAME, ipv6(1))).toBeNull();
        await throttle.giveBackClient(NAME, ipv6(1));
      }
    });

    it('shows the nearer limit', async () => {
      const throttle = throttleOf(2);
      expect(await throttle.countClient(NAME, ipv6(1))).toMatchObject({ limit: 2, remaining: 1 });
      for (const network of [2, 2, 3, 3, 4]) await throttle.countClient(NAME, ipv6(network));
      expect(await throttle.countClient(NAME, ipv6(4))).toMatchObject({ limit: 2, remaining: 0 });
      expect(await throttle.countClient(NAME, ipv6(5))).toMatchObject({ limit: 8, remaining: 0 });
      expect(await throttle.countClient(NAME, ipv6(6))).toMatchObject({ limit: 8, isWithin: false });
    });
  });
});
