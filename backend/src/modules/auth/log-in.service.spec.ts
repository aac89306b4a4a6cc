import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { type SessionsService } from '../../security/sessions/sessions.service.js';
import { type AccountMailsService } from '../accounts/account-mails.service.js';
import { AccountSuspended } from '../accounts/accounts.errors.js';
import { type EnteredPassword, type PasswordAttemptsService } from '../accounts/password-attempts.service.js';
import { type SignUpService } from '../accounts/sign-up.service.js';
import { WrongCredentials } from './auth.errors.js';
import { type LogInNoticesService } from './log-in-notices.service.js';
import { LogInService } from './log-in.service.js';

const HANA = 'hana@example.com';
const TOKENS = { accessToken: 'access', refreshToken: 'refresh' };

describe('logging in', () => {
  /** The effects, in order. */
  let log: string[];
  let service: LogInService;
  /** What the service meets. */
  let world: {
    suspendedAt: Date | null;
    /** The sign-up that matches, by its token. */
    unfinished: string | null;
    /** Whether a wrong password locks the address. */
    locks: boolean;
  };

  beforeEach(() => {
    Logger.overrideLogger(false);
    log = [];
    world = { suspendedAt: null, unfinished: null, locks: false };
    const note = (what: string) => promised(() => void log.push(what));
    service = new LogInService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        compare: ({ emailKey, password, knownDevice }: EnteredPassword) =>
          Promise.resolve({
            loginTry: { emailKey, deviceId: knownDevice ?? '', locks: world.locks },
            account:
              emailKey === HANA && password === 'right'
                ? { id: 'account-1', suspendedAt: world.suspendedAt }
                : null,
          }),
      } as unknown as PasswordAttemptsService,
      {
        begin: (_tx: EntityManager, accountId: string) =>
          promised(() => {
            log.push(`begin a session of ${accountId}`);
            return TOKENS;
          }),
      } as unknown as SessionsService,
      {
        resume: (email: string) => promised(() => (email === HANA ? world.unfinished : null)),
      } as unknown as SignUpService,
      {
        forgive: () => note('forgive'),
        fail: (_try: object, reason: string) => void log.push(`fail: ${reason}`),
      } as unknown as LoginLockService,
      {
        postNewSignIn: (_tx: EntityManager, accountId: string) =>
          note(`mail the new sign-in of ${accountId}`),
      } as unknown as LogInNoticesService,
      {
        postLocked: (_tx: EntityManager, emailKey: string) => note(`mail the lock to ${emailKey}`),
      } as unknown as AccountMailsService,
    );
  });

  const logIn = (input: { email?: string; password?: string; knownDevice?: string } = {}) =>
    service.logIn({
      ...{ email: HANA, password: 'right', signUpToken: null, knownDevice: 'device', userAgent: null },
      ...input,
    });
  const wrong = { password: 'wrong' };

  it('forgives the attempts and begins a session', async () => {
    expect(await logIn()).toEqual({ tokens: TOKENS });
    expect(log).toEqual(['forgive', 'begin', 'begin a session of account-1', 'commit']);
  });

  it('ignores the case of the address', async () => {
    expect(await logIn({ email: 'HANA@Example.com' })).toEqual({ tokens: TOKENS });
  });

  it('mails the owner about an unknown browser, in the transaction that begins the session', async () => {
    await logIn({ knownDevice: '' });
    expect(log).toEqual([
      ...['forgive', 'begin', 'mail the new sign-in of account-1', 'begin a session of account-1', 'commit'],
    ]);
  });

  it('begins no session of a suspended account, but counts the password as right', async () => {
    world.suspendedAt = new Date(0);
    await expect(logIn()).rejects.toBeInstanceOf(AccountSuspended);
    expect(log).toEqual(['forgive']);
  });

  it.each([
    ['a wrong password', wrong],
    ['an unknown address', { email: 'unknown@example.com' }],
  ])('refuses %s with the same error, and counts it', async (_what, input) => {
    await expect(logIn(input)).rejects.toBeInstanceOf(WrongCredentials);
    expect(log).toEqual(['fail: wrong-credentials']);
  });

  it('returns to an unfinished sign-up, which still counts as a failure', async () => {
    world.unfinished = 'sign-up token';
    expect(await logIn(wrong)).toEqual({ signUpToken: 'sign-up token' });
    expect(log).toEqual(['fail: code-needed']);
  });

  it('mails the owner when an unknown browser locks the address, even if a sign-up matches', async () => {
    world.locks = true;
    await expect(logIn({ ...wrong, knownDevice: '' })).rejects.toBeInstanceOf(WrongCredentials);
    const locked = ['begin', `mail the lock to ${HANA}`, 'commit'];
    expect(log).toEqual(['fail: wrong-credentials', ...locked]);
    log.length = 0;
    world.unfinished = 'sign-up token';
    await logIn({ ...wrong, knownDevice: '' });
    expect(log).toEqual(['fail: code-needed', ...locked]);
  });

  it('mails nothing when a known browser is locked out: only its own attempts are', async () => {
    world.locks = true;
    await expect(logIn(wrong)).rejects.toBeInstanceOf(WrongCredentials);
    expect(log).toEqual(['fail: wrong-credentials']);
  });
});
