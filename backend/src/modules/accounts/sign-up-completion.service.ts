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

/** The end of a sign-up: the right code makes an account of what was kept aside. */
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
   * Makes the account and opens its first session. Display IDs that other sign-ups with the address held stay held for
   * their day, as where the address had an account before.
   *
   * @throws FlowEnded where the browser is in no sign-up or its code is burnt
   * @throws InvalidCode where the code is wrong or has expired
   * @throws CodesStopped where too many wrong ones were tried for the address
   * @throws EmailTaken where another account has confirmed the address meanwhile
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
      // Whoever has entered the code has shown that the mailbox is theirs.
      await this.loginLock.unlock(signUp.emailKey, tx);
      return this.sessions.begin(tx, accountId, userAgent);
    });
  }
}
