import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { inRequest } from '../../../test/support/in-request.js';
import { type AppConfig } from '../../config/app-config.js';
import { COOKIES } from '../cookies.js';
import { EmailHashService } from '../email-hash.service.js';
import { KeyRingService } from '../key-ring.service.js';
import { KnownDevicesService } from '../login-lock/known-devices.service.js';
import { BrowserTrustService } from './browser-trust.service.js';

const HANA = 'hana@example.com';
const ACCOUNT = 'account-1';
const WINDOW_S = 3600;
const STRANGER = { as: 'stranger', deviceId: null };
const NOW = Date.parse('2027-01-28T09:00:00Z');

describe('the trust in a browser', () => {
  const keys = new KeyRingService({ jwt: 'a secret of the test' });
  const devices = new KnownDevicesService(keys);
  const emailHash = new EmailHashService(keys);
  const service = new BrowserTrustService(
    { throttles: { WRONG_CODE: { limit: 1, windowS: WINDOW_S } }, secure: true } as AppConfig,
    devices,
    emailHash,
  );
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
  });
  afterEach(() => jest.useRealTimers());

  /** The `Set-Cookie` header after a mail to the address was opened. */
  const openMail = () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    service.trustForMailbox(response, emailHash.of(HANA));
    return String(response.getHeader('Set-Cookie'));
  };
  const mailboxPass = () => /^mailboxPass=([^;]+);/.exec(openMail())?.[1] ?? '';
  const knownDevice = (accountId = ACCOUNT) => devices.issue(accountId, null);
  const trust = (
    cookies: Partial<Record<keyof typeof COOKIES, string>>,
    emailKey = HANA,
    accountId: string | null = ACCOUNT,
  ) => inRequest({ cookies: () => cookies }, () => service.trustOf(emailKey, accountId));

  it('is the owner’s once the account signed in there', async () => {
    expect(await trust({ knownDevice: knownDevice() })).toEqual({
      as: 'owner',
      deviceId: expect.any(String),
    });
    expect(await trust({ knownDevice: knownDevice('account-2') })).toEqual(STRANGER);
  });

  it('does not depend on the account where clients must not learn of it', async () => {
    expect(await trust({ knownDevice: knownDevice() }, HANA, null)).toEqual(STRANGER);
  });

  it('is the mailbox’s once a mail was opened there, as long as codes are stopped', async () => {
    const pass = mailboxPass();
    expect(await trust({ mailboxPass: pass })).toEqual({ as: 'mailbox', deviceId: expect.any(String) });
    expect(await trust({ mailboxPass: pass }, HANA, null)).toMatchObject({ as: 'mailbox' });
    expect(await trust({ mailboxPass: pass }, 'taro@example.com')).toEqual(STRANGER);
    jest.setSystemTime(NOW + WINDOW_S * 1000);
    expect(await trust({ mailboxPass: pass })).toEqual(STRANGER);
  });

  it('is the owner’s rather than the mailbox’s', async () => {
    const cookies = { knownDevice: knownDevice(), mailboxPass: mailboxPass() };
    expect(await trust(cookies)).toMatchObject({ as: 'owner' });
  });

  it('is none otherwise', async () => {
    expect(await trust({})).toEqual(STRANGER);
    // A pass of the mailbox is none of an account, and the other way round.
    expect(await trust({ knownDevice: mailboxPass(), mailboxPass: knownDevice() })).toEqual(STRANGER);
    expect(service.trustOf(HANA, ACCOUNT)).toEqual(STRANGER);
  });

  it('lasts in a cookie as long as the stop', () => {
    expect(openMail()).toMatch(/^mailboxPass=.+; Max-Age=3600; Path=\/api; HttpOnly; Secure; SameSite=Lax$/);
  });
});
