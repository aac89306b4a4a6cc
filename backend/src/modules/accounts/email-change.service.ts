import { Injectable, Logger } from '@nestjs/common';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { CodeRequestsService } from '../../security/flows/code-requests.service.js';
import { FlowEnded, InvalidCode } from '../../security/flows/flow.errors.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { SessionsService, type SignedIn } from '../../security/sessions/sessions.service.js';
import { AccountMailsService } from './account-mails.service.js';
import { AccountsRepository } from './accounts.repository.js';
import { CodeEntryService } from './code-entry.service.js';
import { emailKey } from './email-key.js';
import { EmailUndoService } from './email-undo.service.js';
import { EmailUndosRepository } from './email-undos.repository.js';
import { RestorationsRepository } from './restorations.repository.js';
import { SignUpService } from './sign-up.service.js';

const UPDATE_EMAIL = 'update-email';

/**
 * Changes the e-mail address of the signed-in account, or adds its first one, by a code mailed to the new address. The
 * response is the same if another account has the address; its owner is mailed a notice, and no code can succeed.
 */
@Injectable()
export class EmailChangeService {
  private readonly logger = new Logger(EmailChangeService.name);

  constructor(
    private readonly transactions: TransactionsService,
    private readonly flows: FlowsService,
    private readonly codeRequests: CodeRequestsService,
    private readonly codes: CodeEntryService,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsRepository,
    private readonly restorations: RestorationsRepository,
    private readonly emailUndos: EmailUndosRepository,
    private readonly undo: EmailUndoService,
    private readonly signUp: SignUpService,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * Mails a code to the new address.
   *
   * @param token the browser's current flow, if any
   * @returns the token of the flow
   * @throws FreshProofNeeded without a recent login or confirmation
   * @throws TooManyRequests beyond the mails that one client or one account may cause
   */
  async begin({ accountId, sessionId }: SignedIn, email: string, token: string | null): Promise<string> {
    await this.sessions.requireFreshProof(sessionId);
    const key = emailKey(email);
    const mailAllowed = await this.codeRequests.requestForNewAddress(key, accountId);
    return this.transactions.run(async (tx) => {
      const account = await this.accounts.findContactForUpdate(tx, accountId);
      if (!account) throw new NotSignedIn();
      const flow = await this.flows.request(tx, {
        purpose: UPDATE_EMAIL,
        emailKey: key,
        accountId,
        token,
        mailAllowed,
      });
      if (flow.code === null) return flow.token;
      const { displayName, timeZone } = account;
      const recipient = { email, displayName, language: flow.language, timeZone };
      if (await this.accounts.emailIsTaken(tx, key, accountId))
        await this.mails.postEmailInUse(tx, recipient);
      else await this.mails.postCode(tx, recipient, UPDATE_EMAIL, flow.code);
      return flow.token;
    });
  }

  /**
   * Sets the new address, ends every other session and mails an undo link to the former address.
   *
   * @throws FlowEnded if the browser has no such flow of this account or the code is used up
   * @throws InvalidCode if the code is wrong, expired or was sent to another address
   * @throws CodesStopped after too many wrong codes for the address
   * @throws EmailTaken if another account has confirmed the address meanwhile
   */
  async complete(
    { accountId, sessionId }: SignedIn,
    token: string | null,
    { code, email }: { code: string; email: string },
  ): Promise<void> {
    const key = emailKey(email);
    const begun = await this.flows.find(UPDATE_EMAIL, token);
    if (begun?.accountId !== accountId) throw new FlowEnded();
    if (begun.emailKey !== key) throw new InvalidCode();
    const flow = await this.codes.enter(UPDATE_EMAIL, token, code);
    await this.transactions.run(async (tx) => {
      const before = await this.accounts.findContactForUpdate(tx, accountId);
      if (!before) throw new NotSignedIn();
      await this.flows.finish(tx, flow);
      const undoToken = await this.undo.open(tx, before, key);
      await this.accounts.setEmail(tx, accountId, { email, emailKey: key });
      await this.signUp.abandon(tx, key);
      await this.restorations.voidFor(tx, key);
      await this.emailUndos.voidFor(tx, key, accountId);
      await this.sessions.endOthers(accountId, sessionId, tx);
      await this.flows.endAllOf(tx, accountId);
      if (before.emailKey !== null && before.emailKey !== key)
        await this.mails.postEmailChanged(tx, { ...before, language: flow.language }, undoToken);
    });
    this.logger.log({ event: 'email.changed', accountId });
  }
}
