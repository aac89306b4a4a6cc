import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { requestLanguage } from '../../common/http/request-context.js';
import { lockForTransaction } from '../../database/advisory-lock.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { CodeRequestsService } from '../../security/flows/code-requests.service.js';
import { FlowEnded } from '../../security/flows/flow.errors.js';
import { FlowsService } from '../../security/flows/flows.service.js';
import { PasswordsService } from '../../security/passwords/passwords.service.js';
import { MailAllowanceService } from '../../security/throttling/mail-allowance.service.js';
import { DocumentsService } from '../documents/documents.service.js';
import { DisplayIdTaken } from './accounts.errors.js';
import { DisplayIdsRepository } from './display-ids.repository.js';
import { emailKey } from './email-key.js';
import { isReservedDisplayId } from './reserved-display-ids.js';
import { SignUpMailsService } from './sign-up-mails.service.js';
import { type SignUp } from './sign-up.entity.js';
import { SignUpReadModel } from './sign-up.read-model.js';
import { type SignUpData, SignUpsRepository } from './sign-ups.repository.js';

/** An unfinished sign-up is kept, and holds its display ID, this long. */
export const SIGN_UP_LIFE_MS = 24 * 3600 * 1000;

/** The purpose of a sign-up's flow. */
export const SIGN_UP = 'sign-up';

/** What a person enters to sign up. */
export interface SignUpInput {
  displayId: string;
  displayName: string;
  email: string;
  password: string;
}

/**
 * Signing up by e-mail, up to the code: everything is kept aside until it was entered. An address that has an account is
 * answered in the same way; its owner gets a mail that says so instead of a code.
 */
@Injectable()
export class SignUpService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly flows: FlowsService,
    private readonly passwords: PasswordsService,
    private readonly codeRequests: CodeRequestsService,
    private readonly allowance: MailAllowanceService,
    private readonly mails: SignUpMailsService,
    private readonly displayIds: DisplayIdsRepository,
    private readonly signUps: SignUpsRepository,
    private readonly views: SignUpReadModel,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * Whether the display ID can be had in this browser. One that the browser's own unfinished sign-up holds counts as
   * free; who else holds one, and for which address, is not told.
   *
   * @param token the flow that the browser is in, if any
   * @throws DisplayIdTaken where it cannot
   */
  async requireFree(displayId: string, token: string | null): Promise<void> {
    const flow = await this.flows.find(SIGN_UP, token);
    await this.requireFreeFor(displayId, flow ? [flow.emailKey] : []);
  }

  /**
   * Begins a sign-up. One that this browser began with another address, a mistyped one say, ends with it, and the
   * display ID it held can be used again.
   *
   * @param token the flow that the browser is in already, if any
   * @returns the token of the flow in which the code will be entered
   * @throws InvalidInput for a password that is too easy to guess
   * @throws DisplayIdTaken
   * @throws TooManyRequests beyond the mails that one client may cause
   */
  async register(input: SignUpInput, token: string | null): Promise<string> {
    this.passwords.requireStrong(input.password, input);
    const earlier = await this.flows.find(SIGN_UP, token);
    const keys = [...new Set([emailKey(input.email), ...(earlier ? [earlier.emailKey] : [])])].sort();
    await this.requireFreeFor(input.displayId, keys);
    const data = await this.toData(input);
    const { asker, mailAllowed } = await this.codeRequests.ask(data.emailKey, null);
    try {
      return await this.transactions.run(async (tx) => {
        for (const key of keys) await lockForTransaction(tx, `sign-up:${key}`);
        await this.endEarlier(tx, data.emailKey, token);
        if (!(await this.displayIds.hold(tx, data.displayId, data.emailKey, data.expiresAt)))
          throw new DisplayIdTaken();
        return mailAllowed ? this.replace(tx, data) : this.keep(tx, data, token);
      });
    } catch (error) {
      // Somebody was faster: no mail was written, and the next try must not wait for the minute to pass.
      if (mailAllowed && error instanceof DisplayIdTaken) await this.allowance.giveBack(asker);
      throw error;
    }
  }

  /**
   * Sends a new code for the browser's sign-up; the old one is void.
   *
   * @throws FlowEnded where the browser is in none
   * @throws TooManyRequests beyond the mails that one client may cause
   */
  async resend(token: string | null): Promise<void> {
    const flow = await this.flows.find(SIGN_UP, token);
    if (!flow?.signUpId) throw new FlowEnded();
    const { signUpId } = flow;
    if (!(await this.codeRequests.ask(flow.emailKey, null)).mailAllowed) return;
    await this.transactions.run(async (tx) => {
      const signUp = await this.signUps.find(tx, signUpId);
      if (!signUp) throw new FlowEnded();
      await this.mails.post(tx, signUp, await this.flows.renewCode(tx, flow));
    });
  }

  /**
   * Leads a person who logs in before the code was entered back into the sign-up.
   *
   * @returns the flow's token, or null where address and password belong to no unfinished sign-up
   */
  async resume(email: string, password: string, token: string | null): Promise<string | null> {
    const signUp = await this.views.findNewest(emailKey(email));
    // Compared even where there is nothing to compare with: the time must not tell.
    if (!(await this.passwords.match(password, signUp?.passwordHash ?? null)) || !signUp) return null;
    const { mailAllowed } = await this.codeRequests.ask(signUp.emailKey, null, { knowsPassword: true });
    return this.transactions.run(async (tx) => {
      const flow = await this.flows.find(SIGN_UP, token, tx);
      if (flow?.signUpId === signUp.id && token !== null) {
        if (mailAllowed) await this.mails.post(tx, signUp, await this.flows.renewCode(tx, flow));
        return token;
      }
      return this.startFlow(tx, signUp, mailAllowed);
    });
  }

  /**
   * Forgets the unfinished sign-ups with an address that an account has confirmed. The display IDs they held stay held
   * for their day: one that became free would tell whoever began a sign-up that the address has an account now.
   */
  async abandon(tx: EntityManager, key: string): Promise<void> {
    await this.signUps.deleteByEmail(tx, key);
  }

  private async requireFreeFor(displayId: string, emailKeys: string[]): Promise<void> {
    if (isReservedDisplayId(displayId) || !(await this.displayIds.isFree(displayId, emailKeys)))
      throw new DisplayIdTaken();
  }

  /** Ends the sign-up that this browser is in where it was begun with another address. */
  private async endEarlier(tx: EntityManager, key: string, token: string | null): Promise<void> {
    const flow = await this.flows.find(SIGN_UP, token, tx);
    if (!flow?.signUpId || flow.emailKey === key) return;
    await this.signUps.delete(tx, flow.signUpId);
    await this.displayIds.releaseAbandoned(tx, flow.emailKey);
  }

  private async toData(input: SignUpInput): Promise<SignUpData> {
    return {
      displayId: input.displayId,
      displayName: input.displayName,
      email: input.email,
      emailKey: emailKey(input.email),
      passwordHash: await this.passwords.hash(input.password),
      language: requestLanguage(),
      termsVersion: this.documents.termsVersion,
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
    const flow = await this.flows.find(SIGN_UP, token, tx);
    if (flow?.signUpId && token !== null && flow.emailKey === data.emailKey) {
      await this.signUps.update(tx, flow.signUpId, data);
      await this.displayIds.releaseAbandoned(tx, data.emailKey);
      return token;
    }
    // One such sign-up at a time: an address is no means of holding display IDs by the dozen.
    await this.signUps.delete(tx, ...(await this.views.listWithoutCode(tx, data.emailKey)));
    const id = await this.signUps.insert(tx, data);
    await this.displayIds.releaseAbandoned(tx, data.emailKey);
    return this.startFlow(tx, { ...data, id }, false);
  }

  private async startFlow(
    tx: EntityManager,
    signUp: Omit<SignUp, 'createdAt'>,
    withCode: boolean,
  ): Promise<string> {
    const { token, code } = await this.flows.start(tx, {
      purpose: SIGN_UP,
      emailKey: signUp.emailKey,
      signUpId: signUp.id,
      withCode,
    });
    if (code !== null) await this.mails.post(tx, signUp, code);
    return token;
  }
}
