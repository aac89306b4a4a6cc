import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { parseSetCookie } from 'cookie';
import { type AppConfig } from '../../config/app-config.js';
import { KnownDeviceCookieService } from './known-device-cookie.service.js';
import { KNOWN_DEVICE_LIFE_S, type KnownDevicesService } from './known-devices.service.js';

const HANA = 'account-1';

describe('the cookie of a known device', () => {
  /** Tokens are the account and the device. */
  const devices = {
    read: (value: string | null, accountId: string) =>
      value?.startsWith(`${accountId}.`) ? value.slice(accountId.length + 1) : null,
    issue: (accountId: string, deviceId: string | null) => `${accountId}.${deviceId ?? 'new'}`,
  } as unknown as KnownDevicesService;
  const requestWith = (cookie?: string) =>
    Object.assign(new IncomingMessage(new Socket()), { headers: cookie === undefined ? {} : { cookie } });
  /** The cookie that is set after a login. */
  const setFor = (cookie?: string, { secure = true } = {}) => {
    const request = requestWith(cookie);
    const response = new ServerResponse(request);
    new KnownDeviceCookieService({ secure } as AppConfig, devices).set(request, response, HANA);
    return parseSetCookie(String(response.getHeader('Set-Cookie')));
  };

  it.each([
    ['knownDevice=account-1.device-1; other=1', 'account-1.device-1'],
    ['other=1', null],
    [undefined, null],
  ])('is read from %j', (cookie, value) => {
    const service = new KnownDeviceCookieService({ secure: true } as AppConfig, devices);
    expect(service.read(requestWith(cookie))).toBe(value);
  });

  it('is set for another year, out of reach of scripts', () => {
    expect(setFor()).toMatchObject({
      ...{ name: 'knownDevice', value: 'account-1.new', maxAge: KNOWN_DEVICE_LIFE_S },
      ...{ path: '/api', httpOnly: true, secure: true, sameSite: 'lax' },
    });
    expect(setFor(undefined, { secure: false }).secure).toBeFalsy();
  });

  it.each([
    ['keeps its device', 'knownDevice=account-1.device-1', 'account-1.device-1'],
    ['is a new one after one of another account', 'knownDevice=account-2.device-2', 'account-1.new'],
  ])('%s', (_what, cookie, value) => {
    expect(setFor(cookie).value).toBe(value);
  });
});
