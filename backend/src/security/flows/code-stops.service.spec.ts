import { type EntityManager } from 'typeorm';
import { EmailHashService } from '../email-hash.service.js';
import { KeyRingService } from '../key-ring.service.js';
import { FakeThrottle } from '../throttling/fake-throttle.js';
import { type ThrottleService } from '../throttling/throttle.service.js';
import { type Standing } from './browser-trust.service.js';
import { CodeStopsService } from './code-stops.service.js';
import { FakeCodeStops } from './fake-code-stops.js';
import { CodesStopped } from './flow.errors.js';
import { type CodeStopsRepository } from './code-stops.repository.js';

const HANA = 'hana@example.com';
const STRANGER: Standing = { as: 'stranger', deviceId: null };
const OWNER: Standing = { as: 'owner', deviceId: 'device-1' };
const TX = {} as EntityManager;

describe('wrong codes', () => {
  const emailHash = new EmailHashService(new KeyRingService({ jwt: 'a secret of the test' }));
  let stops: CodeStopsService;
  beforeEach(() => {
    stops = new CodeStopsService(
      new FakeThrottle({ WRONG_CODE: 2 }) as unknown as ThrottleService,
      new FakeCodeStops() as unknown as CodeStopsRepository,
      emailHash,
    );
  });

  const useUp = async (standing: Standing) => {
    for (let left = 1; left >= 0; left -= 1)
      expect(await stops.begin(HANA, standing)).toMatchObject({ left });
  };

  it('pause codes for one address only', async () => {
    expect(await stops.holdFor(HANA, STRANGER)).toBe(false);
    await useUp(STRANGER);
    expect(await stops.holdFor(HANA, STRANGER)).toBe(true);
    await expect(stops.begin(HANA, STRANGER)).rejects.toBeInstanceOf(CodesStopped);
    expect(await stops.begin('taro@example.com', STRANGER)).toMatchObject({ left: 1 });
  });

  it('of strangers do not affect trusted browsers', async () => {
    await useUp(STRANGER);
    expect(await stops.holdFor(HANA, OWNER)).toBe(false);
    await useUp(OWNER);
    await expect(stops.begin(HANA, OWNER)).rejects.toBeInstanceOf(CodesStopped);
    expect(await stops.holdFor(HANA, { as: 'mailbox', deviceId: 'device-2' })).toBe(false);
  });

  it('do not include forgiven attempts', async () => {
    await useUp(STRANGER);
    await stops.forgive(HANA, STRANGER);
    expect(await stops.begin(HANA, STRANGER)).toMatchObject({ left: 0 });
  });

  it('cause one link for the owner, which works once', async () => {
    const token = await stops.openLink(TX, HANA, new Date());
    expect(await stops.openLink(TX, HANA, new Date())).toBeNull();
    expect(await stops.useLink('another')).toBeNull();
    expect(await stops.useLink(token!)).toEqual(emailHash.of(HANA));
    expect(await stops.useLink(token!)).toBeNull();
  });
});
