import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { violatedConstraint } from '../../common/errors/failure-mapping.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { currentRequest } from '../../common/http/request-context.js';
import { AppConfig } from '../../config/app-config.js';
import { lockForTransaction } from '../../database/advisory-lock.js';
import { Transactions } from '../../database/transactions.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { SWEEP_SIGN_UPS_QUEUE } from '../../jobs/queues.js';
import { MailOutbox } from '../../mail/mail-outbox.js';
import { FlowEnded } from '../../security/flows/flow.errors.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { PasswordHasher } from '../../security/passwords/password-hasher.js';
import { PasswordPolicy } from '../../security/passwords/password-policy.js';
import { type IssuedTokens, SessionsService } from '../../security/sessions/sessions.service.js';
import { MailAllowance } from '../../security/throttling/mail-allowance.js';
import { AccountsRepository } from './accounts.repository.js';
import { DisplayIdTaken, EmailTaken } from './accounts.errors.js';
import { DisplayIdsRepository } from './display-ids.repository.js';
import { emailKey } from './email-key.js';
import { alreadyRegisteredMail, signUpCodeMail } from './mails/sign-up-mails.js';
import { isReservedDisplayId } from './reserved-display-ids.js';
import { type SignUp } from './sign-up.entity.js';
import { type SignUpData, SignUpsRepository } from './sign-ups.repository.js';
import { TERMS_VERSION } from './terms.js';

/** An unfinished sign-up is kept, and holds its display ID, this long. */
const SIGN_UP_LIFE_MS = 24 * 3600 * 1000;

const PURPOSE = 'sign-up';

/** What a person enters to sign up. */
export interface SignUpInput {
  displayId: string;
  displayName: string;
  email: string;
  password: string;
}

/**
 * Signing up by e-mail: everything is kept aside until the mailed code was entered, and only then an account is made.
 * An address that has an account is answered in the same way; its owner gets a mail that says so instead of a code.
 */
@Injectable()
export class SignUpService implements OnModuleInit {
  private readonly logger = new Logger(SignUpService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly jobs: JobQueue,
    private readonly outbox: MailOutbox,
    private readonly allowance: MailAllowance,
    private readonly flows: FlowsService,
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsRepository,
    private readonly displayIds: DisplayIdsRepository,
    private readonly signUps: SignUpsRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SWEEP_SIGN_UPS_QUEUE, () =>
      this.transactions.run((tx) => this.signUps.deleteExpired(tx)),
    );
  }

  /**
   * Whether the display ID can be had.
   *
   * @param email an address whose own unfinished sign-up may hold the ID
   * @throws DisplayIdTaken where it cannot
   */
  async requireFree(displayId: string, email: string | null): Promise<void> {
    const key = email === null ? null : emailKey(email);
    if (isReservedDisplayId(displayId) || !(await this.displayIds.isFree(displayId, key)))
      throw new DisplayIdTaken();
  }

  /**
   * Begins a sign-up.
   *
   * @param token the flow that the browser is in already, if any
   * @returns the token of the flow in which the code will be entered
   * @throws InvalidInput for a password that is too easy to guess
   * @throws DisplayIdTaken
   * @throws TooManyRequests beyond the mails that one address or one client may cause
   */
  async register(input: SignUpInput, token: string | null): Promise<string> {
    const weakness = this.policy.check(input.password, input);
    if (weakness) throw new InvalidInput([{ field: 'password', code: weakness }]);
    await this.requireFree(input.displayId, input.email);
    const data = await this.toData(input);
    const mailAllowed = await this.allowance.take(data.emailKey);
    return this.transactions.run(async (tx) => {
      await lockForTransaction(tx, `sign-up:${data.emailKey}`);
      if (!(await this.displayIds.hold(tx, data.displayId, data.emailKey, data.expiresAt)))
        throw new DisplayIdTaken();
      return mailAllowed ? this.replace(tx, data) : this.keep(tx, data, token);
    });
  }

  /**
   * Sends a new code for the browser's sign-up; the old one is void.
   *
   * @throws FlowEnded where the browser is in none
   * @throws TooManyRequests beyond the mails that one address or one client may cause
   */
  async resend(token: string | null): Promise<void> {
    const flow = await this.flows.find(this.dataSource.manager, PURPOSE, token);
    if (!flow?.signUpId) throw new FlowEnded();
    const { signUpId } = flow;
    if (!(await this.allowance.take(flow.emailKey))) return;
    await this.transactions.run(async (tx) => {
      const signUp = await this.signUps.find(tx, signUpId);
      if (!signUp) throw new FlowEnded();
      await this.post(tx, signUp, await this.flows.renewCode(tx, flow));
    });
  }

  /**
   * Makes the account and opens its first session.
   *
   * @throws FlowEnded where the browser is in no sign-up or its code is burnt
   * @throws InvalidCode where the code is wrong or has expired
   * @throws EmailTaken where another account has confirmed the address meanwhile
   */
  async complete(token: string | null, code: string, userAgent: string | null): Promise<IssuedTokens> {
    const flow = await this.flows.tryCode(PURPOSE, token, code);
    const { signUpId } = flow;
    try {
      return await this.transactions.run(async (tx) => {
        await this.flows.finish(tx, flow);
        const signUp = signUpId === null ? null : await this.signUps.find(tx, signUpId);
        if (!signUp) throw new FlowEnded();
        const accountId = await this.accounts.insert(tx, signUp);
        if (!(await this.displayIds.assign(tx, signUp.displayId, signUp.emailKey, accountId))) {
          throw new DisplayIdTaken();
        }
        await this.signUps.deleteByEmail(tx, signUp.emailKey);
        await this.displayIds.releaseHeld(tx, signUp.emailKey, signUp.displayId);
        this.logger.log({ event: 'account.created', accountId });
        return this.sessions.begin(tx, accountId, userAgent);
      });
    } catch (error) {
      if (violatedConstraint(error) === 'accounts_email_key_unique') throw new EmailTaken();
      throw error;
    }
  }

  /**
   * Leads a person who logs in before the code was entered back into the sign-up.
   *
   * @returns the flow's token, or null where address and password belong to no unfinished sign-up
   */
  async resume(email: string, password: string, token: string | null): Promise<string | null> {
    const signUp = await this.signUps.findNewest(emailKey(email));
    // Compared even where there is nothing to compare with: the time must not tell.
    if (!(await this.hasher.matches(password, signUp?.passwordHash ?? null)) || !signUp) return null;
    const mailAllowed = await this.allowance.take(signUp.emailKey);
    return this.transactions.run(async (tx) => {
      const flow = await this.flows.find(tx, PURPOSE, token);
      if (flow?.signUpId === signUp.id && token !== null) {
        if (mailAllowed) await this.post(tx, signUp, await this.flows.renewCode(tx, flow));
        return token;
      }
      return this.startFlow(tx, signUp, mailAllowed);
    });
  }

  private async toData(input: SignUpInput): Promise<SignUpData> {
    return {
      displayId: input.displayId,
      displayName: input.displayName,
      email: input.email,
      emailKey: emailKey(input.email),
      passwordHash: await this.hasher.hash(input.password),
      language: currentRequest()?.language ?? 'ja',
      termsVersion: TERMS_VERSION,
      expiresAt: new Date(Date.now() + SIGN_UP_LIFE_MS),
    };
  }

  /** A new sign-up takes the place of every earlier one with the address. */
  private async replace(tx: EntityManager, data: SignUpData): Promise<string> {
    await this.signUps.deleteByEmail(tx, data.emailKey);
    await this.displayIds.releaseHeld(tx, data.emailKey, data.displayId);
    const id = await this.signUps.insert(tx, data);
    return this.startFlow(tx, { ...data, id }, true);
  }

  /**
   * Within a minute of the last mail none is sent and the code that is under way stays good: in the browser that waits
   * for it what was entered is replaced, another browser gets a sign-up of its own without a code.
   */
  private async keep(tx: EntityManager, data: SignUpData, token: string | null): Promise<string> {
    const flow = await this.flows.find(tx, PURPOSE, token);
    if (flow?.signUpId && token !== null && flow.emailKey === data.emailKey) {
      await this.signUps.update(tx, flow.signUpId, data);
      return token;
    }
    const id = await this.signUps.insert(tx, data);
    return this.startFlow(tx, { ...data, id }, false);
  }

  private async startFlow(
    tx: EntityManager,
    signUp: Omit<SignUp, 'createdAt'>,
    withCode: boolean,
  ): Promise<string> {
    const { token, code } = await this.flows.start(tx, {
      purpose: PURPOSE,
      emailKey: signUp.emailKey,
      signUpId: signUp.id,
      withCode,
    });
    if (code !== null) await this.post(tx, signUp, code);
    return token;
  }

  private async post(tx: EntityManager, signUp: Omit<SignUp, 'createdAt'>, code: string): Promise<void> {
    const { language, email, displayName } = signUp;
    const content = (await this.accounts.emailIsTaken(tx, signUp.emailKey))
      ? alreadyRegisteredMail(language, { loginUrl: `${this.config.publicUrl}/${language}/login` })
      : signUpCodeMail(language, { displayName, code, minutes: Math.ceil(this.config.flows.codeTtlS / 60) });
    await this.outbox.post(tx, email, content);
  }
}
