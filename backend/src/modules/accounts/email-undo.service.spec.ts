import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { FakeTransactions } from '../../../test/support/fake-transactions.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { type FlowsService } from '../../security/flows/flows.service.js';
import { type LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { type SessionsService } from '../../security/sessions/sessions.service.js';
import { type AccountEventsService } from './account-events.service.js';
import { EmailTaken, EmailUndoNotFound } from './accounts.errors.js';
import { type AccountContact, type AccountsRepository } from './accounts.repository.js';
import { type EmailUndo } from './email-undo.entity.js';
import { EmailUndoService } from './email-undo.service.js';
import { type EmailUndosRepository } from './email-undos.repository.js';
import { type RestorationsRepository } from './restorations.repository.js';

const HANA = 'account-1';
const TX = {} as EntityManager;

/** The links of one account, in the order of its changes. */
class FakeUndos implements Pick<EmailUndosRepository, 'insert' | 'findLive' | 'findOldestOf' | 'deleteFrom'> {
  links: EmailUndo[] = [];

  insert(_tx: EntityManager, undo: Parameters<EmailUndosRepository['insert']>[1]): Promise<void> {
    this.links.push({ ...undo, createdAt: new Date(this.links.length) } as EmailUndo);
    return Promise.resolve();
  }

  findLive(_db: EntityManager, tokenHash: Buffer): Promise<EmailUndo | null> {
    return Promise.resolve(this.links.find((each) => each.tokenHash.equals(tokenHash)) ?? null);
  }

  findOldestOf(_tx: EntityManager, _accountId: string, emailKey: string): Promise<EmailUndo | null> {
    return Promise.resolve(this.links.find((each) => each.emailKey === emailKey) ?? null);
  }

  deleteFrom(_tx: EntityManager, { createdAt }: EmailUndo): Promise<void> {
    this.links = this.links.filter((each) => each.createdAt < createdAt);
    return Promise.resolve();
  }
}

describe('undoing a change of the e-mail address', () => {
  let undos: FakeUndos;
  let account: {
    email: string;
    passwordHash: string | null;
    withdrawnAt: Date | null;
    erasingSince: Date | null;
  };
  /** Whether the withdrawn account can still be restored. */
  let restorable: boolean;
  /** Whether another account has confirmed the former address. */
  let taken: boolean;
  /** What else was ended or restored. */
  let done: string[];
  let service: EmailUndoService;

  beforeEach(() => {
    Logger.overrideLogger(false);
    undos = new FakeUndos();
    account = { email: 'hana@a.example', passwordHash: 'hash', withdrawnAt: null, erasingSince: null };
    [restorable, taken, done] = [true, false, []];
    const note = (what: string) => () => Promise.resolve(void done.push(what));
    service = new EmailUndoService(
      new FakeTransactions() as unknown as TransactionsService,
      {
        findPasswordHash: () => Promise.resolve(account.passwordHash),
        findOperatedForUpdate: (_tx: EntityManager, id: string) => Promise.resolve({ id, ...account }),
        setPassword: (_tx: EntityManager, _id: string, hash: string | null) => {
          account.passwordHash = hash;
          return Promise.resolve();
        },
        setEmail: (_tx: EntityManager, _id: string, { email }: { email: string }) => {
          if (taken) return Promise.reject(new EmailTaken());
          account.email = email;
          return Promise.resolve();
        },
        restore: () => {
          account.withdrawnAt = null;
          return Promise.resolve();
        },
      } as unknown as AccountsRepository,
      undos as unknown as EmailUndosRepository,
      { takeOf: () => Promise.resolve(restorable) } as unknown as RestorationsRepository,
      { endOthers: note('sessions') } as unknown as SessionsService,
      { endAllOf: note('flows') } as unknown as FlowsService,
      { unlock: note('lock') } as unknown as LoginLockService,
      { recovered: note('connections') } as unknown as AccountEventsService,
    );
  });

  /** Changes the address, and returns the token of the link to the former one. */
  const changeTo = async (email: string) => {
    const before = { id: HANA, email: account.email, emailKey: account.email } as AccountContact;
    const token = await service.open(TX, before, email);
    account.email = email;
    return token;
  };
  const opened = async (email: string) => {
    const token = await changeTo(email);
    if (token === null) throw new Error('There is no link.');
    return token;
  };

  it('restores the address, ends everything that was open, and works once', async () => {
    const token = await opened('thief@b.example');
    await service.undo(token);
    expect(account).toMatchObject({ email: 'hana@a.example', passwordHash: 'hash' });
    expect(done.toSorted()).toEqual(['connections', 'flows', 'lock', 'sessions']);
    await expect(service.undo(token)).rejects.toBeInstanceOf(EmailUndoNotFound);
  });

  it('removes a password that was set since', async () => {
    const token = await opened('thief@b.example');
    account.passwordHash = 'hash of the thief';
    await service.undo(token);
    expect(account.passwordHash).toBeNull();
  });

  it('ends the links of later changes, so that none of their addresses can undo it', async () => {
    const first = await opened('thief@b.example');
    const second = await opened('thief@c.example');
    await service.undo(first);
    await expect(service.undo(second)).rejects.toBeInstanceOf(EmailUndoNotFound);
    expect(account.email).toBe('hana@a.example');
  });

  it('is not offered to the address that a change back leaves', async () => {
    const first = await opened('thief@b.example');
    expect(await changeTo('hana@a.example')).toBeNull();
    await expect(service.undo(first)).rejects.toBeInstanceOf(EmailUndoNotFound);
  });

  it('is not offered without a change', async () => {
    expect(await changeTo('hana@a.example')).toBeNull();
  });

  it('restores an account deleted since, while it can be restored', async () => {
    const token = await opened('thief@b.example');
    account.withdrawnAt = new Date();
    await service.undo(token);
    expect(account).toMatchObject({ email: 'hana@a.example', withdrawnAt: null });
  });

  it.each<[string, () => void]>([
    [
      'a deleted account that can no longer be restored',
      () => {
        account.withdrawnAt = new Date();
        restorable = false;
      },
    ],
    ['an account that is being erased', () => (account.erasingSince = new Date())],
    ['an address that another account has confirmed', () => (taken = true)],
  ])('fails for %s', async (_what, happen) => {
    const token = await opened('thief@b.example');
    happen();
    await expect(service.undo(token)).rejects.toBeInstanceOf(EmailUndoNotFound);
    expect(account.email).toBe('thief@b.example');
  });
});
