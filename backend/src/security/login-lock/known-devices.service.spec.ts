import { KeyRingService } from '../key-ring.service.js';
import { KNOWN_DEVICE_LIFE_S, KnownDevicesService } from './known-devices.service.js';

const keys = new KeyRingService({ jwt: 'a secret of the test' });
const devices = new KnownDevicesService(keys);
const now = () => Math.floor(Date.now() / 1000);

describe('a device token', () => {
  it('identifies the device to its account', () => {
    const first = devices.issue('one', null);
    const id = devices.read(first, 'one');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(devices.read(devices.issue('one', id), 'one')).toBe(id);
  });

  it('is invalid for another account or secret', () => {
    const value = devices.issue('one', null);
    expect(devices.read(value, 'two')).toBeNull();
    expect(
      new KnownDevicesService(new KeyRingService({ jwt: 'another secret' })).read(value, 'one'),
    ).toBeNull();
  });

  it('expires after a year', () => {
    const [id = '', expires] = devices.issue('one', null).split('.');
    expect(Number(expires) - now()).toBeGreaterThan(KNOWN_DEVICE_LIFE_S - 60);
    expect(Number(expires) - now()).toBeLessThanOrEqual(KNOWN_DEVICE_LIFE_S);
    const until = (seconds: number) =>
      `${id}.${seconds}.${keys.mac('known-device', 'one', id, String(seconds)).toString('base64url')}`;
    expect(devices.read(until(now() + 60), 'one')).toBe(id);
    expect(devices.read(until(now() - 1), 'one')).toBeNull();
  });

  it.each([null, '', 'x', '..', `${'a'.repeat(36)}.1.${'b'.repeat(43)}`, 'x'.repeat(10_000)])(
    'is not %j',
    (value) => {
      expect(devices.read(value, 'one')).toBeNull();
    },
  );
});
