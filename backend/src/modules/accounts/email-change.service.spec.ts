import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeCodeFlows, FakeCodeRequests } from '../../../test/support/fake-code-flows.js';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type CodeRequestsService } from '../../security/flows/code-requests.service.js';
import { FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { type FlowsService } from '../../security/flows/flows.service.js';
import { type SessionsService } from '../../security/sessions/sessions.service.js';
import { type AccountMailsService, type MailRecipient } from './account-mails.service.js';
import { EmailTaken } from './accounts.errors.js';
import { type AccountContact, type AccountsRepository } from './accounts.repository.js';
import { type CodeEntryService } from './code-entry.service.js';
import { EmailChangeService } from './email-change.service.js';
import { type EmailUndoService } from './email-undo.service.js';
import { type EmailUndosRepository } from './email-undos.repository.js';
import { type RestorationsRepository } from './restorations.repository.js';
import { type SignUpService } from './sign-up.service.js';

const FORMER = 'former@example.com';
const NEW = 'new@example.com';
const TAKEN = 'taken@example.com';
const ME = { accountId: 'account-1', sessionId: 'session-1' };

describe('changing the e-mail address', () => {
  let flows: FakeCodeFlows;
  let requests: FakeCodeRequests;
  /** The calls, in order. */
  let log: string[];
  /** The account; null if it is gone. */
  let account: AccountContact | null;
  let isFresh: boolean;
  /** Runs while the service waits for the lock of the account, like a concurrent request. */
  let meanwhile: () => void;
  let service: EmailChangeService;
  beforeEach(() => {
    Logger.overrideLogger(false);
    flows = new FakeCodeFlows();
    requests = new FakeCodeRequests();
    [log, isFresh, meanwhile] = [[], true, () => undefined];
    account = {
      ...{ id: ME.accountId, displayName: 'Hana', email: FORMER, emailKey: FORMER },
      ...{ language: 'en', timeZone: 'Asia/Tokyo' },
    };
    const note = (what: string) => promised(() => void log.push(what));
    service = new EmailChangeService(
      new FakeTransactions(log) as unknown as TransactionsService,
      flows as unknown as FlowsService,
      requests as unknown as CodeRequestsService,
      flows as unknown as CodeEntryService,
      {
        requireFreshProof: () =>
          promised(() => {
            if (!isFresh) throw new Error('not fresh');
          }),
        endOthers: (accountId: string, except: string | null) =>
          note(`end the sessions of ${accountId} except ${except}`),
      } as unknown as SessionsService,
      {
        findContactForUpdate: () => {
          meanwhile();
          return Promise.resolve(account);
        },
        emailIsTaken: (_tx: EntityManager, emailKey: string) => Promise.resolve(emailKey === TAKEN),
        setEmail: (
          _tx: EntityManager,
          _id: string,
          { email, emailKey }: { email: string; emailKey: string },
        ) =>
          promised(() => {
            if (emailKey === TAKEN) throw new EmailTaken();
            log.push(`set ${email}`);
          }),
      } as unknown as AccountsRepository,
      {
        voidFor: (_tx: EntityManager, emailKey: string) => note(`void restorations with ${emailKey}`),
      } as unknown as RestorationsRepository,
      {
        voidFor: (_tx: EntityManager, emailKey: string, except: string) =>
          note(`void undos to ${emailKey} except of ${except}`),
      } as unknown as EmailUndosRepository,
      {
        open: (_tx: EntityManager, { email }: AccountContact) =>
          promised(() => {
            log.push(`open an undo to ${email}`);
            return 'undo token';
          }),
      } as unknown as EmailUndoService,
      {
        abandon: (_tx: EntityManager, emailKey: string) => note(`abandon sign-ups of ${emailKey}`),
      } as unknown as SignUpService,
      {
        postCode: (_tx: EntityManager, { email, timeZone }: MailRecipient, _kind: string, code: string) =>
          note(`mail ${code} to ${email} in ${timeZone}`),
        postEmailInUse: (_tx: EntityManager, { email }: MailRecipient) => note(`mail a notice to ${email}`),
        postEmailChanged: (_tx: EntityManager, { email }: MailRecipient, undoToken: string | null) =>
          note(`mail the ${undoToken} to ${email}`),
      } as unknown as AccountMailsService,
    );
  });

  const mails = () => log.filter((each) => each.startsWith('mail'));

  describe('begins', () => {
    it('with a code to the new address as typed', async () => {
      const token = await service.begin(ME, 'New@Example.com', null);
      expect(mails()).toEqual(['mail code 1 to New@Example.com in Asia/Tokyo']);
      expect(flows.flows.get(token)).toMatchObject({ emailKey: NEW, accountId: ME.accountId });
      expect(requests.asked).toEqual([`${NEW} ${ME.accountId}`]);
    });

    it('with a notice if another account has the address, without a difference for the client', async () => {
      const token = await service.begin(ME, TAKEN, null);
      expect(mails()).toEqual([`mail a notice to ${TAKEN}`]);
      expect(flows.flows.get(token)?.code).toBe('code 1');
    });

    it('without a mail if none may be sent', async () => {
      requests.mailAllowed = false;
      for (const email of [NEW, TAKEN]) expect(await service.begin(ME, email, null)).toMatch('token');
      expect(mails()).toEqual([]);
    });

    it('only with a recent proof, before a mail is counted', async () => {
      isFresh = false;
      await expect(service.begin(ME, NEW, null)).rejects.toThrow('not fresh');
      expect([requests.asked, log]).toEqual([[], []]);
    });

    it('only for an existing account', async () => {
      account = null;
      await expect(service.begin(ME, NEW, null)).rejects.toBeInstanceOf(NotSignedIn);
      expect([mails(), flows.flows.size]).toEqual([[], 0]);
    });
  });

  describe('is completed', () => {
    const begin = async (email = NEW) => {
      const token = await service.begin(ME, email, null);
      log.length = 0;
      return token;
    };

    it('and ends what others could do with either address', async () => {
      await begin('other@example.com');
      const token = await begin();
      await service.complete(ME, token, { code: 'code 2', email: 'New@Example.com' });
      expect(log).toEqual([
        'begin',
        `open an undo to ${FORMER}`,
        'set New@Example.com',
        `abandon sign-ups of ${NEW}`,
        `void restorations with ${NEW}`,
        `void undos to ${NEW} except of ${ME.accountId}`,
        `end the sessions of ${ME.accountId} except ${ME.sessionId}`,
        `mail the undo token to ${FORMER}`,
        'commit',
      ]);
      expect(flows.flows.size).toBe(0);
    });

    it.each<[string, Partial<AccountContact>]>([
      ['had no address', { email: null, emailKey: null }],
      ['only changes its case', { email: 'NEW@example.com', emailKey: NEW }],
    ])('without a mail to the former address if the account %s', async (_what, before) => {
      const token = await begin();
      account = { ...account!, ...before };
      await service.complete(ME, token, { code: 'code 1', email: NEW });
      expect([log.includes(`set ${NEW}`), mails()]).toEqual([true, []]);
    });

    it('only by the account that began it', async () => {
      const token = await begin();
      const sent = { code: 'code 1', email: NEW };
      await expect(service.complete({ ...ME, accountId: 'account-2' }, token, sent)).rejects.toBeInstanceOf(
        FlowEnded,
      );
      await expect(service.complete(ME, null, sent)).rejects.toBeInstanceOf(FlowEnded);
      expect(log).toEqual([]);
    });

    it('only for the address that the code was sent to', async () => {
      const token = await begin();
      const sent = { code: 'code 1', email: 'other@example.com' };
      await expect(service.complete(ME, token, sent)).rejects.toBeInstanceOf(InvalidCode);
      expect(log).toEqual([]);
    });

    it('only once if called concurrently', async () => {
      const token = await begin();
      meanwhile = () => flows.flows.clear();
      await expect(service.complete(ME, token, { code: 'code 1', email: NEW })).rejects.toBeInstanceOf(
        FlowEnded,
      );
      expect(log).toEqual(['begin', 'roll back']);
    });

    it('not with a wrong code', async () => {
      const token = await begin();
      await expect(service.complete(ME, token, { code: 'code 2', email: NEW })).rejects.toBeInstanceOf(
        InvalidCode,
      );
      expect(log).toEqual([]);
    });

    it.each<[string, string, () => void, new () => Error]>([
      ['the account is gone', NEW, () => (account = null), NotSignedIn],
      ['another account has confirmed the address', TAKEN, () => undefined, EmailTaken],
    ])('unless %s meanwhile', async (_what, email, happens, error) => {
      const token = await begin(email);
      happens();
      await expect(service.complete(ME, token, { code: 'code 1', email })).rejects.toBeInstanceOf(error);
      expect([log.at(-1), mails()]).toEqual(['roll back', []]);
    });
  });
});
