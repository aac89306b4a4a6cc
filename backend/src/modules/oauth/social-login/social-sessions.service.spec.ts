import { type EntityManager } from 'typeorm';
import { promised } from '../../../../test/support/promised.js';
import { type KnownDevicesService } from '../../../security/login-lock/known-devices.service.js';
import { type SessionsService } from '../../../security/sessions/sessions.service.js';
import { type LogInNoticesService } from '../../auth/log-in-notices.service.js';
import { SocialSessionsService } from './social-sessions.service.js';

const HANA = 'account-1';
const TX = {} as EntityManager;

describe('a session after a login with a provider', () => {
  /** The calls, in order. */
  let log: string[];
  let service: SocialSessionsService;
  beforeEach(() => {
    log = [];
    const note = (what: string) => promised(() => void log.push(what));
    service = new SocialSessionsService(
      {
        begin: (_tx: EntityManager, accountId: string, userAgent: string | null) =>
          note(`begin a session of ${accountId} in ${userAgent}`).then(() => ({ accountId })),
      } as unknown as SessionsService,
      {
        read: (value: string | null, accountId: string) =>
          value === `cookie of ${accountId}` ? 'device-1' : null,
      } as unknown as KnownDevicesService,
      {
        postNewSignIn: (_tx: EntityManager, accountId: string, userAgent: string | null) =>
          note(`mail ${accountId} about ${userAgent}`),
      } as unknown as LogInNoticesService,
    );
  });

  const begin = (knownDevice: string | null) =>
    service.begin(TX, HANA, { knownDevice, userAgent: 'Firefox' });

  it('begins in a known browser without a mail', async () => {
    expect(await begin('cookie of account-1')).toEqual({ accountId: HANA });
    expect(log).toEqual(['begin a session of account-1 in Firefox']);
  });

  it.each<[string, string | null]>([
    ['a new browser', null],
    ['a browser that only another account knows', 'cookie of account-2'],
  ])('begins in %s with a mail to the owner', async (_what, knownDevice) => {
    expect(await begin(knownDevice)).toEqual({ accountId: HANA });
    expect(log).toEqual(['mail account-1 about Firefox', 'begin a session of account-1 in Firefox']);
  });
});
