import { Injectable } from '@nestjs/common';
import { TransactionsService } from '../../database/transactions.service.js';
import { FlowEnded } from '../../security/flows/flow.errors.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { LoginLockService } from '../../security/login-lock/login-lock.service.js';
import { type IssuedTokens, SessionsService } from '../../security/sessions/sessions.service.js';
import { CodeEntryService } from './code-entry.service.js';
import { AccountCreationService } from './account-creation.service.js';
import { SIGN_UP } from './sign-up.service.js';
import { SignUpsRepository } from './sign-ups.repository.js';

/** Completes a sign-up: the right code creates the account. */
@Injectable()
export class SignUpCompletionService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly flows: FlowsService,
    private readonly codes: CodeEntryService,
    private readonly sessions: SessionsService,
    private readonly accountCreation: AccountCreationService,
    private readonly signUps: SignUpsRepository,
    private readonly loginLock: LoginLockService,
  ) {}

  /**
   * Creates the account and its first session. Display IDs reserved by other sign-ups with the address stay reserved
   * until they expire.
   *
   * @throws FlowEnded if the browser has no sign-up or its code is used up
   * @throws InvalidCode if the code is wrong or expired
   * @throws CodesStopped after too many wrong codes for the address
   * @throws EmailTaken if another account has confirmed the address meanwhile
   */
  async complete(token: string | null, code: string, userAgent: string | null): Promise<IssuedTokens> {
    const flow = await this.codes.enter(SIGN_UP, token, code);
    return this.transactions.run(async (tx) => {
      await this.flows.finish(tx, flow);
      const signUp = flow.signUpId === null ? null : await this.signUps.find(tx, flow.signUpId);
      if (!signUp) throw new FlowEnded();
      const { id: _id, createdAt: _createdAt, expiresAt: _expiresAt, ...account } = signUp;
      const accountId = await this.accountCreation.create(tx, account);
      await this.signUps.deleteByEmail(tx, signUp.emailKey);
      // The code proves ownership of the mailbox.
      await this.loginLock.unlock(signUp.emailKey, tx);
      return this.sessions.begin(tx, accountId, userAgent);
    });
  }
}
