import { type AppConfig } from '../../config/app-config.js';
import { EmailHashService } from '../email-hash.service.js';
import { KeyRingService } from '../key-ring.service.js';
import { FakeLoginCounts } from './fake-login-counts.js';
import { KnownDevicesService } from './known-devices.service.js';
import { type LoginCountsRepository } from './login-counts.repository.js';
import { LoginLocked } from './login-lock.errors.js';
import { LoginLockService } from './login-lock.service.js';

const keys = new KeyRingService({ jwt: 'a secret of the test' });
const devices = new KnownDevicesService(keys);
const STRANGER = { emailKey: 'hana@example.com', accountId: 'hana', knownDevice: null };
const OWNER = { ...STRANGER, knownDevice: devices.issue('hana', null) };

describe('the login lock', () => {
  let lock: LoginLockService;
  beforeEach(() => {
    lock = new LoginLockService(
      { login: { maxFailures: 2, lockS: 900 } } as AppConfig,
      new FakeLoginCounts() as unknown as LoginCountsRepository,
      devices,
      new EmailHashService(keys),
    );
  });

  const useUp = async (trier: typeof STRANGER | typeof OWNER) => {
    expect(await lock.begin(trier)).toMatchObject({ locks: false });
    expect(await lock.begin(trier)).toMatchObject({ locks: true });
  };

  it('rejects attempts beyond the limit, with a Retry-After of a second at least', async () => {
    await useUp(STRANGER);
    const refused = await lock.begin(STRANGER).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LoginLocked);
    expect(refused).toMatchObject({ retryAfterS: 1 });
  });

  it('locks unknown addresses as well', async () => {
    const nobody = { emailKey: 'nobody@example.com', accountId: null, knownDevice: OWNER.knownDevice };
    for (const locks of [false, true]) expect(await lock.begin(nobody)).toMatchObject({ locks });
    await expect(lock.begin(nobody)).rejects.toBeInstanceOf(LoginLocked);
  });

  it('counts known browsers separately, and those of other accounts as strangers', async () => {
    await useUp(STRANGER);
    const other = { ...STRANGER, knownDevice: devices.issue('taro', null) };
    await expect(lock.begin(other)).rejects.toBeInstanceOf(LoginLocked);
    await useUp(OWNER);
  });

  it('is reset by a right password, and does not count attempts that were not compared', async () => {
    const first = await lock.begin(STRANGER);
    await lock.takeBack(await lock.begin(STRANGER));
    expect(await lock.begin(STRANGER)).toMatchObject({ locks: true });
    await lock.forgive(first);
    await useUp(STRANGER);
  });

  it('is lifted for every browser', async () => {
    await useUp(STRANGER);
    await useUp(OWNER);
    expect(await lock.unlock(STRANGER.emailKey)).toBe(true);
    expect(await lock.unlock(STRANGER.emailKey)).toBe(false);
    await useUp(STRANGER);
    await useUp(OWNER);
  });
});
