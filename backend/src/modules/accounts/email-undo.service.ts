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
 * Undoes a change of the e-mail address from the mailbox of the former address, whose owner is known to have owned the
 * account.
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
   * Creates the undo link of a change, in its transaction.
   *
   * @param before the contact before the change
   * @param newKey the address it changes to
   * @returns the token of the link, or null if the change is itself an undo, which the owner of the other address must not
   *   be able to revert
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
    const passwordMark = passwordFingerprint(await this.accounts.findPasswordHash(tx, accountId));
    await this.undos.insert(tx, { accountId, tokenHash: hashToken(token), email, emailKey, passwordMark });
    return token;
  }

  /**
   * Restores the former address and ends every session. A password or provider connection set since is removed, as it may
   * be somebody else's; an account deleted since is restored.
   *
   * @throws EmailUndoNotFound if the link is expired or used, or another account has the address
   */
  async undo(token: string): Promise<void> {
    const tokenHash = hashToken(token);
    const accountId = await this.transactions.run(async (tx) => {
      const found = await this.undos.findLive(tx, tokenHash);
      const account = found && (await this.accounts.findOperatedForUpdate(tx, found.accountId));
      // Read again under the lock, since the link works once.
      const undo = account && (await this.undos.findLive(tx, tokenHash));
      if (!undo || account.erasingSince !== null) throw new EmailUndoNotFound();
      if (account.withdrawnAt !== null && !(await this.restorations.takeOf(tx, account.id)))
        throw new EmailUndoNotFound();
      await this.giveBack(tx, undo, account.withdrawnAt !== null);
      const mark = passwordFingerprint(await this.accounts.findPasswordHash(tx, undo.accountId));
      if (mark && !mark.equals(undo.passwordMark ?? Buffer.alloc(0)))
        await this.accounts.setPassword(tx, undo.accountId, null);
      await this.events.recovered(tx, undo.accountId, undo.createdAt);
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
      // Another account has just confirmed the address, which voids the link.
      if (error instanceof EmailTaken) throw new EmailUndoNotFound();
      throw error;
    }
  }
}

/** Fingerprints a password hash, to detect a change without storing the hash. */
function passwordFingerprint(passwordHash: string | null): Buffer | null {
  return passwordHash === null ? null : createHash('sha256').update(passwordHash).digest();
}
