import { type EntityManager } from 'typeorm';
import { FakeCodeFlows } from '../../../test/support/fake-code-flows.js';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { type FlowsService } from '../../security/flows/flows.service.js';
import { type LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { type SessionsService } from '../../security/sessions/sessions.service.js';
import { type AccountCreationService } from './account-creation.service.js';
import { EmailTaken } from './accounts.errors.js';
import { type CodeEntryService } from './code-entry.service.js';
import { type SignUp } from './sign-up.entity.js';
import { SignUpCompletionService } from './sign-up-completion.service.js';
import { type SignUpData, type SignUpsRepository } from './sign-ups.repository.js';

const HANA = 'hana@example.com';
const ACCOUNT = 'account-1';
const TX = {} as EntityManager;
const WORDS: Omit<SignUpData, 'expiresAt'> = {
  ...{ displayId: 'hana', displayName: 'Hana', email: 'Hana@example.com', emailKey: HANA },
  ...{ passwordHash: 'hash', language: 'ja', termsVersion: '2027-01' },
};

describe('completing a sign-up', () => {
  let flows: FakeCodeFlows;
  let signUp: SignUp | null;
  /** Whether another account has confirmed the address. */
  let isTaken: boolean;
  /** The account as created. */
  let created: object | null;
  /** The calls, in order. */
  let log: string[];
  let service: SignUpCompletionService;
  beforeEach(() => {
    flows = new FakeCodeFlows();
    signUp = { ...WORDS, id: 'sign-up 1', createdAt: new Date(), expiresAt: new Date() };
    [isTaken, created, log] = [false, null, []];
    const note = (what: string) => promised(() => void log.push(what));
    service = new SignUpCompletionService(
      new FakeTransactions(log) as unknown as TransactionsService,
      flows as unknown as FlowsService,
      flows as unknown as CodeEntryService,
      {
        begin: (_tx: EntityManager, accountId: string, userAgent: string | null) => {
          log.push(`begin a session of ${accountId} in ${userAgent}`);
          return Promise.resolve({ accountId });
        },
      } as unknown as SessionsService,
      {
        create: (_tx: EntityManager, account: object) =>
          promised(() => {
            if (isTaken) throw new EmailTaken();
            created = account;
            return ACCOUNT;
          }),
      } as unknown as AccountCreationService,
      {
        find: (_tx: EntityManager, id: string) => Promise.resolve(id === signUp?.id ? signUp : null),
        deleteByEmail: (_tx: EntityManager, emailKey: string) => note(`end the sign-ups of ${emailKey}`),
      } as unknown as SignUpsRepository,
      { unlock: (emailKey: string) => note(`unlock ${emailKey}`) } as unknown as LoginLockService,
    );
  });

  const begin = async (signUpId?: string) => {
    const { token } = await flows.start(TX, {
      ...{ purpose: 'sign-up', emailKey: HANA, withCode: true },
      ...(signUpId !== undefined && { signUpId }),
    });
    return token;
  };
  const complete = (token: string | null, code = 'code 1') => service.complete(token, code, 'Firefox');

  it('creates the account and a session, and ends every sign-up with the address', async () => {
    expect(await complete(await begin('sign-up 1'))).toEqual({ accountId: ACCOUNT });
    expect(created).toEqual(WORDS);
    expect(log).toEqual([
      'begin',
      `end the sign-ups of ${HANA}`,
      `unlock ${HANA}`,
      `begin a session of ${ACCOUNT} in Firefox`,
      'commit',
    ]);
  });

  it('works once', async () => {
    const token = await begin('sign-up 1');
    await complete(token);
    await expect(complete(token)).rejects.toBeInstanceOf(FlowEnded);
  });

  it('needs the right code, and the browser', async () => {
    const token = await begin('sign-up 1');
    await expect(complete(token, 'code 2')).rejects.toBeInstanceOf(InvalidCode);
    await expect(complete(null)).rejects.toBeInstanceOf(FlowEnded);
    expect([created, log]).toEqual([null, []]);
  });

  it.each<[string, () => void, string | undefined, new () => Error]>([
    ['the sign-up is gone', () => (signUp = null), 'sign-up 1', FlowEnded],
    ['the flow has none', () => undefined, undefined, FlowEnded],
    ['another account has the address', () => (isTaken = true), 'sign-up 1', EmailTaken],
  ])('fails if %s', async (_what, happen, signUpId, error) => {
    const token = await begin(signUpId);
    happen();
    await expect(complete(token)).rejects.toBeInstanceOf(error);
    expect([created, log]).toEqual([null, ['begin', 'roll back']]);
  });
});
