import { createHash, randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TransactionsService } from '../../database/transactions.service.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { hashToken } from '../../security/token-hash.js';
import { SessionsService } from '../../security/sessions/sessions.service.js';
import { AccountEventsService } from './account-events.service.js';
import { EmailTaken, EmailUndoNotFound } from './accounts.errors.js';
import { type AccountContact, AccountsRepository } from './accounts.repository.js';
import { type EmailUndo } from './email-undo.entity.js';
import { EmailUndosRepository } from './email-undos.repository.js';
import { RestorationsRepository } from './restorations.repository.js';

/**
 * The way back from a change of the e-mail address, for whoever reads the mailbox of the address before: the one person
 * of whom it is known that the account was theirs.
 */
@Injectable()
export class EmailUndoService {
  private readonly logger = new Logger(EmailUndoService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly accounts: AccountsRepository,
    private readonly undos: EmailUndosRepository,
    private readonly restorations: RestorationsRepository,
    private readonly sessions: SessionsService,
    private readonly flows: FlowsService,
    private readonly loginLock: LoginLockService,
    private readonly events: AccountEventsService,
  ) {}

  /**
   * Opens the way back from a change, in its transaction.
   *
   * @param before how the account was written to until now
   * @param newKey the address it changes to
   * @returns the token of the link, or null where the change is itself a way back: whoever it leads away from must not
   *   be able to undo that
   */
  async open(tx: EntityManager, before: AccountContact, newKey: string): Promise<string | null> {
    const { id: accountId, email, emailKey } = before;
    if (email === null || emailKey === null || emailKey === newKey) return null;
    const earlier = await this.undos.findOldestOf(tx, accountId, newKey);
    if (earlier) {
      await this.undos.deleteFrom(tx, earlier);
      return null;
    }
    const token = randomBytes(32).toString('base64url');
    const passwordMark = markOf(await this.accounts.findPasswordHash(tx, accountId));
    await this.undos.insert(tx, { accountId, tokenHash: hashToken(token), email, emailKey, passwordMark });
    return token;
  }

  /**
   * Gives the account its earlier address back and ends every session. What somebody else may have put in place since,
   * a new password or a connection with a provider, goes as well; an account that was deleted since is restored.
   *
   * @throws EmailUndoNotFound where the time is over, the link was used, or another account has the address
   */
  async undo(token: string): Promise<void> {
    const tokenHash = hashToken(token);
    const accountId = await this.transactions.run(async (tx) => {
      const found = await this.undos.findLive(tx, tokenHash);
      const account = found && (await this.accounts.findOperatedForUpdate(tx, found.accountId));
      // Read again under the account's lock: the link works once.
      const undo = account && (await this.undos.findLive(tx, tokenHash));
      if (!undo || account.erasingSince !== null) throw new EmailUndoNotFound();
      if (account.withdrawnAt !== null && !(await this.restorations.takeOf(tx, account.id)))
        throw new EmailUndoNotFound();
      await this.giveBack(tx, undo, account.withdrawnAt !== null);
      const mark = markOf(await this.accounts.findPasswordHash(tx, undo.accountId));
      if (mark && !mark.equals(undo.passwordMark ?? Buffer.alloc(0)))
        await this.accounts.setPassword(tx, undo.accountId, null);
      await this.events.takenBack(tx, undo.accountId, undo.createdAt);
      await this.sessions.endOthers(undo.accountId, null, tx);
      await this.flows.endAllOf(tx, undo.accountId);
      await this.loginLock.unlock(undo.emailKey, tx);
      await this.undos.deleteFrom(tx, undo);
      return undo.accountId;
    });
    this.logger.log({ event: 'email.change-undone', accountId });
  }

  private async giveBack(
    tx: EntityManager,
    { accountId, email, emailKey }: EmailUndo,
    withdrawn: boolean,
  ): Promise<void> {
    try {
      if (withdrawn) await this.accounts.restore(tx, accountId, emailKey);
      await this.accounts.setEmail(tx, accountId, { email, emailKey });
    } catch (error) {
      // It was confirmed for another account in the same moment, which voids the link.
      if (error instanceof EmailTaken) throw new EmailUndoNotFound();
      throw error;
    }
  }
}

/** Tells whether a password is still the same, without keeping what it could be guessed from. */
function markOf(passwordHash: string | null): Buffer | null {
  return passwordHash === null ? null : createHash('sha256').update(passwordHash).digest();
}
