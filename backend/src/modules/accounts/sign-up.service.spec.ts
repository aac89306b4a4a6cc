import { type EntityManager } from 'typeorm';
import { FakeCodeFlows, FakeCodeRequests } from '../../../test/support/fake-code-flows.js';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { promised } from '../../../test/support/promised.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type CodeRequestsService } from '../../security/flows/code-requests.service.js';
import { FlowEnded } from '../../security/flows/flow.errors.js';
import { type FlowsService } from '../../security/flows/flows.service.js';
import { type PasswordsService } from '../../security/passwords/passwords.service.js';
import { type MailAllowanceService } from '../../security/throttling/mail-allowance.service.js';
import { type DocumentsService } from '../documents/documents.service.js';
import { DisplayIdTaken } from './accounts.errors.js';
import { type DisplayIdsRepository } from './display-ids.repository.js';
import { type SignUpMailsService } from './sign-up-mails.service.js';
import { type SignUp } from './sign-up.entity.js';
import { type SignUpReadModel } from './sign-up.read-model.js';
import { SignUpService } from './sign-up.service.js';
import { type SignUpData, type SignUpsRepository } from './sign-ups.repository.js';

const HANA = 'hana@example.com';
const TARO = 'taro@example.com';
const TX = {} as EntityManager;

const input = (changes: Partial<Parameters<SignUpService['register']>[0]> = {}) => ({
  ...{ displayId: 'hana', displayName: 'Hana', email: HANA, password: 'strong' },
  ...changes,
});

/** Unfinished sign-ups in memory, with their reserved display IDs. */
class FakeSignUps
  implements
    Pick<SignUpsRepository, 'find' | 'insert' | 'update' | 'delete' | 'deleteByEmail'>,
    Pick<SignUpReadModel, 'findNewest' | 'listWithoutCode'>,
    Pick<DisplayIdsRepository, 'isFree' | 'hold' | 'releaseHeld' | 'releaseAbandoned'>
{
  readonly rows = new Map<string, SignUpData>();
  /** The reserved display IDs, with the address that each is reserved for. */
  readonly held = new Map<string, string>();
  private inserted = 0;

  constructor(private readonly flows: FakeCodeFlows) {}

  find(_tx: EntityManager, id: string): Promise<SignUp | null> {
    const row = this.rows.get(id);
    return Promise.resolve(row ? { ...row, id, createdAt: new Date(0) } : null);
  }

  insert(_tx: EntityManager, data: SignUpData): Promise<string> {
    this.inserted += 1;
    const id = `sign-up ${this.inserted}`;
    this.rows.set(id, data);
    return Promise.resolve(id);
  }

  update(_tx: EntityManager, id: string, data: SignUpData): Promise<void> {
    this.rows.set(id, data);
    return Promise.resolve();
  }

  /** With their flows, as the database does. */
  delete(_tx: EntityManager, ...ids: string[]): Promise<void> {
    for (const id of ids) {
      this.rows.delete(id);
      for (const flow of this.flows.flows.values())
        if (flow.signUpId === id) this.flows.flows.delete(flow.id);
    }
    return Promise.resolve();
  }

  deleteByEmail(tx: EntityManager, emailKey: string): Promise<void> {
    return this.delete(tx, ...this.listOf(emailKey));
  }

  findNewest(emailKey: string): Promise<SignUp | null> {
    return this.find(TX, this.listOf(emailKey).at(-1) ?? '');
  }

  listWithoutCode(_tx: EntityManager, emailKey: string): Promise<string[]> {
    const withCode = [...this.flows.flows.values()].flatMap(({ signUpId, code }) => (code ? [signUpId] : []));
    return Promise.resolve(this.listOf(emailKey).filter((id) => !withCode.includes(id)));
  }

  isFree(displayId: string, emailKeys: string[]): Promise<boolean> {
    const holder = this.held.get(displayId);
    return Promise.resolve(holder === undefined || emailKeys.includes(holder));
  }

  async hold(_tx: EntityManager, displayId: string, emailKey: string): Promise<boolean> {
    const isFree = await this.isFree(displayId, [emailKey]);
    if (isFree) this.held.set(displayId, emailKey);
    return isFree;
  }

  releaseHeld(_tx: EntityManager, emailKey: string, except: string): Promise<void> {
    this.releaseOf(emailKey, [except]);
    return Promise.resolve();
  }

  releaseAbandoned(_tx: EntityManager, emailKey: string): Promise<void> {
    this.releaseOf(
      emailKey,
      this.listOf(emailKey).map((id) => this.rows.get(id)?.displayId ?? ''),
    );
    return Promise.resolve();
  }

  /** The display IDs of the unfinished sign-ups. */
  list(): string[] {
    return [...this.rows.values()].map(({ displayId }) => displayId);
  }

  private listOf(emailKey: string): string[] {
    return [...this.rows].flatMap(([id, row]) => (row.emailKey === emailKey ? [id] : []));
  }

  private releaseOf(emailKey: string, except: string[]): void {
    for (const [id, holder] of this.held)
      if (holder === emailKey && !except.includes(id)) this.held.delete(id);
  }
}

describe('signing up', () => {
  let flows: FakeCodeFlows;
  let requests: FakeCodeRequests;
  let signUps: FakeSignUps;
  let log: string[];
  let mails: string[];
  let compared: (string | null)[];
  /** How many mails were refunded to the allowance. */
  let refunds: number;
  /** Runs while a password is hashed, like a concurrent request. */
  let meanwhile: () => void;
  let service: SignUpService;
  beforeEach(() => {
    flows = new FakeCodeFlows();
    requests = new FakeCodeRequests();
    signUps = new FakeSignUps(flows);
    [log, mails, compared, refunds] = [[], [], [], 0];
    meanwhile = () => undefined;
    service = new SignUpService(
      new FakeTransactions(log) as unknown as TransactionsService,
      flows as unknown as FlowsService,
      {
        requireStrong: (password: string) => {
          if (password !== 'strong') throw new InvalidInput();
        },
        hash: (password: string) => {
          meanwhile();
          return Promise.resolve(`hash of ${password}`);
        },
        matches: (password: string, hash: string | null) => {
          compared.push(hash);
          return Promise.resolve(hash === `hash of ${password}`);
        },
      } as unknown as PasswordsService,
      requests as unknown as CodeRequestsService,
      { giveBack: () => promised(() => void (refunds += 1)) } as unknown as MailAllowanceService,
      {
        post: (_tx: EntityManager, { email, displayId }: SignUpData, code: string) =>
          promised(() => void mails.push(`${code} for ${displayId} to ${email}`)),
      } as unknown as SignUpMailsService,
      signUps as unknown as DisplayIdsRepository,
      signUps as unknown as SignUpsRepository,
      signUps as unknown as SignUpReadModel,
      { termsVersion: '2027-01' } as DocumentsService,
    );
  });

  it('reserves the display ID for a day, and mails a code', async () => {
    const before = Date.now();
    const token = await service.register(input({ email: 'Hana@Example.com' }), null);
    expect(mails).toEqual(['code 1 for hana to Hana@Example.com']);
    expect(await flows.find('sign-up', token)).toMatchObject({ emailKey: HANA, signUpId: 'sign-up 1' });
    const row = signUps.rows.get('sign-up 1');
    expect(row).toMatchObject({ emailKey: HANA, passwordHash: 'hash of strong', termsVersion: '2027-01' });
    expect(row?.expiresAt.getTime()).toBeGreaterThanOrEqual(before + 24 * 3600 * 1000);
    expect(signUps.held.get('hana')).toBe(HANA);
  });

  it('requests the code without an account ID, which hides whether the address has an account', async () => {
    await service.register(input(), null);
    expect(requests.asked).toEqual([`${HANA} null`]);
  });

  it.each<[string, object, new () => Error]>([
    ['a weak password', { password: 'weak' }, InvalidInput],
    ['a reserved display ID', { displayId: 'Admin' }, DisplayIdTaken],
    ['a taken display ID', { displayId: 'taken' }, DisplayIdTaken],
  ])('rejects %s before a mail is counted', async (_what, changes, error) => {
    signUps.held.set('taken', TARO);
    await expect(service.register(input(changes), null)).rejects.toBeInstanceOf(error);
    expect([requests.asked, log, mails]).toEqual([[], [], []]);
  });

  it('refunds the mail if the display ID is taken meanwhile', async () => {
    meanwhile = () => signUps.held.set('hana', TARO);
    await expect(service.register(input(), null)).rejects.toBeInstanceOf(DisplayIdTaken);
    expect([refunds, mails, signUps.list()]).toEqual([1, [], []]);
  });

  it('refunds no mail that it was not allowed to send', async () => {
    requests.mailAllowed = false;
    meanwhile = () => signUps.held.set('hana', TARO);
    await expect(service.register(input(), null)).rejects.toBeInstanceOf(DisplayIdTaken);
    expect(refunds).toBe(0);
  });

  describe('again with the same address', () => {
    it('replaces every earlier sign-up, and releases its display ID', async () => {
      const former = await service.register(input(), null);
      await service.register(input({ displayId: 'hana2' }), null);
      expect([signUps.list(), [...signUps.held.keys()]]).toEqual([['hana2'], ['hana2']]);
      expect(await flows.find('sign-up', former)).toBeNull();
    });

    it('keeps the code of the waiting browser, with the new input, if no mail may be sent', async () => {
      const token = await service.register(input(), null);
      requests.mailAllowed = false;
      expect(await service.register(input({ displayId: 'hana2' }), token)).toBe(token);
      expect(flows.flows.get(token)?.code).toBe('code 1');
      expect([signUps.list(), [...signUps.held.keys()], mails.length]).toEqual([['hana2'], ['hana2'], 1]);
    });

    it('keeps the sign-up of the waiting browser, and starts one without a code in another', async () => {
      const token = await service.register(input(), null);
      requests.mailAllowed = false;
      const other = await service.register(input({ displayId: 'hana2' }), null);
      expect([token, other].map((each) => flows.flows.get(each)?.code)).toEqual(['code 1', null]);
      expect([signUps.list(), mails.length]).toEqual([['hana', 'hana2'], 1]);
    });

    it('reserves one display ID at a time for sign-ups without a code', async () => {
      await service.register(input(), null);
      requests.mailAllowed = false;
      for (const displayId of ['hana2', 'hana3']) await service.register(input({ displayId }), null);
      expect([signUps.list(), [...signUps.held.keys()]]).toEqual([
        ['hana', 'hana3'],
        ['hana', 'hana3'],
      ]);
    });
  });

  describe('again with another address', () => {
    it('ends the browser’s earlier sign-up, and takes over its display ID', async () => {
      const token = await service.register(input({ email: TARO }), null);
      await service.register(input(), token);
      expect([...signUps.rows.values()].map(({ email }) => email)).toEqual([HANA]);
      expect([...signUps.held]).toEqual([['hana', HANA]]);
    });

    it('locks both addresses in a fixed order, which prevents deadlocks', async () => {
      const token = await service.register(input(), null);
      log.length = 0;
      await service.register(input({ email: TARO }), token);
      expect(log).toEqual(['begin', `lock sign-up:${HANA}`, `lock sign-up:${TARO}`, 'commit']);
    });

    it('does not take the display ID of another browser’s sign-up', async () => {
      await service.register(input({ email: TARO }), null);
      await expect(service.register(input(), null)).rejects.toBeInstanceOf(DisplayIdTaken);
    });
  });

  it('counts a display ID as free for the browser that reserved it', async () => {
    const token = await service.register(input(), null);
    await service.requireFree('hana', token);
    await expect(service.requireFree('hana', null)).rejects.toBeInstanceOf(DisplayIdTaken);
    await expect(service.requireFree('admin', token)).rejects.toBeInstanceOf(DisplayIdTaken);
  });

  describe('and asking for another code', () => {
    it('mails a new one', async () => {
      await service.resend(await service.register(input(), null));
      expect(mails.at(-1)).toBe(`code 2 for hana to ${HANA}`);
    });

    it('mails none if no mail may be sent', async () => {
      const token = await service.register(input(), null);
      requests.mailAllowed = false;
      await service.resend(token);
      expect([mails.length, flows.flows.get(token)?.code]).toEqual([1, 'code 1']);
    });

    it('needs a sign-up', async () => {
      await expect(service.resend(null)).rejects.toBeInstanceOf(FlowEnded);
      const token = await service.register(input(), null);
      signUps.rows.clear();
      await expect(service.resend(token)).rejects.toBeInstanceOf(FlowEnded);
      expect(mails).toHaveLength(1);
    });
  });

  describe('and logging in before the code was entered', () => {
    it('mails a new code into the flow of the browser', async () => {
      const token = await service.register(input(), null);
      expect(await service.resume('HANA@example.com', 'strong', token)).toBe(token);
      expect(mails.at(-1)).toBe(`code 2 for hana to ${HANA}`);
      expect(requests.asked.at(-1)).toBe(`${HANA} null with password`);
    });

    it('begins a flow in another browser', async () => {
      const token = await service.register(input(), null);
      const other = await service.resume(HANA, 'strong', null);
      expect(other).not.toBe(token);
      expect(await flows.find('sign-up', other)).toMatchObject({ signUpId: 'sign-up 1' });
      expect(mails).toHaveLength(2);
    });

    it('keeps the code if no mail may be sent, and has none in another browser', async () => {
      const token = await service.register(input(), null);
      requests.mailAllowed = false;
      expect(await service.resume(HANA, 'strong', token)).toBe(token);
      const other = await service.resume(HANA, 'strong', null);
      expect([token, other ?? ''].map((each) => flows.flows.get(each)?.code)).toEqual(['code 1', null]);
      expect(mails).toHaveLength(1);
    });

    it('compares a password even for an unknown address, and counts no mail for a wrong password', async () => {
      expect(await service.resume(HANA, 'strong', null)).toBeNull();
      await service.register(input(), null);
      requests.asked.length = 0;
      expect(await service.resume(HANA, 'wrong', null)).toBeNull();
      expect([compared, requests.asked]).toEqual([[null, 'hash of strong'], []]);
    });
  });

  it('ends when an account confirms the address, but keeps the display IDs, whose release would disclose it', async () => {
    await service.register(input(), null);
    await service.abandon(TX, HANA);
    expect([signUps.list(), [...signUps.held.keys()]]).toEqual([[], ['hana']]);
  });
});
