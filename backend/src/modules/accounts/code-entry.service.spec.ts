import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type CodeStopsService } from '../../security/flows/code-stops.service.js';
import { type Flow, type FlowPurpose } from '../../security/flows/flow.entity.js';
import { CodeLinkNotFound, InvalidCode } from '../../security/flows/flow.errors.js';
import { type CodeResult, type FlowsService } from '../../security/flows/flows.service.js';
import { type AccountMailsService, type MailRecipient } from './account-mails.service.js';
import { type AccountsRepository } from './accounts.repository.js';
import { CodeEntryService } from './code-entry.service.js';
import { type SignUpReadModel } from './sign-up.read-model.js';

const HANA = 'hana@example.com';
const NOW = Date.parse('2027-01-28T09:00:00Z');

/** Whom a mail goes to. */
type Contact = Omit<MailRecipient, 'displayName'>;

describe('entering a code', () => {
  let tried: Pick<CodeResult, 'right'> & { stopS?: number | null };
  /** The account with the address, and the unfinished sign-up. */
  let account: Contact | null;
  let signUp: Contact | null;
  /** Whether the owner has a link already. */
  let isTold: boolean;
  /** The calls, in order. */
  let log: string[];
  let service: CodeEntryService;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
    [tried, account, signUp, isTold, log] = [{ right: true }, null, null, false, []];
    service = new CodeEntryService(
      new FakeTransactions(log) as unknown as TransactionsService,
      {
        tryCode: (purpose: FlowPurpose) =>
          Promise.resolve({ ...tried, flow: { purpose, emailKey: HANA, language: 'ja' } }),
      } as unknown as FlowsService,
      {
        openLink: (_tx: EntityManager, emailKey: string, until: Date) =>
          promised(() => {
            log.push(`open a link for ${emailKey} until ${until.toISOString()}`);
            return isTold ? null : 'link token';
          }),
        useLink: (token: string) => Promise.resolve(token === 'link token' ? Buffer.from(HANA) : null),
      } as unknown as CodeStopsService,
      { findContactByEmail: () => Promise.resolve(account) } as unknown as AccountsRepository,
      { findNewest: () => Promise.resolve(signUp) } as unknown as SignUpReadModel,
      {
        postCodesStopped: (_tx: EntityManager, { email, language }: Contact, token: string, until: Date) =>
          promised(
            () => void log.push(`mail the ${token} to ${email} in ${language} ${until.getTime() - NOW}`),
          ),
      } as unknown as AccountMailsService,
    );
  });
  afterEach(() => jest.useRealTimers());

  const enter = (purpose: FlowPurpose = 'sign-up') => service.enter(purpose, 'token', '123456');
  /** Enters a wrong code after which codes stop, and returns the mail. */
  const stop = async (purpose?: FlowPurpose) => {
    tried = { right: false, stopS: 3600 };
    await expect(enter(purpose)).rejects.toBeInstanceOf(InvalidCode);
    return log.find((each) => each.startsWith('mail'));
  };

  it('returns the flow of a right code', async () => {
    expect(await enter()).toMatchObject({ purpose: 'sign-up', emailKey: HANA } satisfies Partial<Flow>);
    expect(log).toEqual([]);
  });

  it('tells nobody about a wrong code that does not stop codes', async () => {
    tried = { right: false, stopS: null };
    await expect(enter()).rejects.toBeInstanceOf(InvalidCode);
    expect(log).toEqual([]);
  });

  it('mails the owner a link that lasts as long as codes are stopped', async () => {
    account = { email: 'Hana@example.com', language: 'en' };
    await stop();
    expect(log).toEqual([
      'begin',
      `open a link for ${HANA} until 2027-01-28T10:00:00.000Z`,
      'mail the link token to Hana@example.com in en 3600000',
      'commit',
    ]);
  });

  it('mails the owner once', async () => {
    isTold = true;
    expect(await stop()).toBeUndefined();
  });

  it.each<[string, () => void, FlowPurpose, string]>([
    ['of an account', () => (account = { email: 'A', language: 'en' }), 'update-email', 'A in en'],
    [
      'of a change of address',
      () => (signUp = { email: 'S', language: 'en' }),
      'update-email',
      `${HANA} in ja`,
    ],
    ['of a sign-up', () => (signUp = { email: 'S', language: 'en' }), 'sign-up', 'S in en'],
    ['that nobody uses', () => undefined, 'reset-password', 'null in ja'],
  ])('finds the owner of an address %s', async (_what, happen, purpose, recipient) => {
    happen();
    expect(await stop(purpose)).toBe(`mail the link token to ${recipient} 3600000`);
  });

  it('is resumed by the link', async () => {
    expect(await service.useLink('link token')).toEqual(Buffer.from(HANA));
    await expect(service.useLink('other')).rejects.toBeInstanceOf(CodeLinkNotFound);
  });
});
