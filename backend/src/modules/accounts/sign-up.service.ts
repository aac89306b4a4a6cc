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

/** How long an unfinished sign-up and its display ID are reserved. */
export const SIGN_UP_LIFE_MS = 24 * 3600 * 1000;

/** The purpose of a sign-up's flow. */
export const SIGN_UP = 'sign-up';

/** The input of a sign-up. */
export interface SignUpInput {
  displayId: string;
  displayName: string;
  email: string;
  password: string;
}

/**
 * Sign-up by e-mail, up to the code. No account exists until the code is entered. The response is the same for an address
 * that has an account; its owner is mailed a notice instead of a code.
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
   * Checks that a display ID is available. One reserved by the browser's own unfinished sign-up is.
   *
   * @param token the browser's current flow, if any
   * @throws DisplayIdTaken if it is not
   */
  async requireFree(displayId: string, token: string | null): Promise<void> {
    const flow = await this.flows.find(SIGN_UP, token);
    await this.requireFreeFor(displayId, flow ? [flow.emailKey] : []);
  }

  /**
   * Begins a sign-up. It ends the browser's earlier one with another address (a typo, for example) and releases its
   * display ID.
   *
   * @param token the browser's current flow, if any
   * @returns the token of the flow
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
    const { requester, mailAllowed } = await this.codeRequests.request(data.emailKey, null);
    try {
      return await this.transactions.run(async (tx) => {
        for (const key of keys) await lockForTransaction(tx, `sign-up:${key}`);
        await this.endEarlier(tx, data.emailKey, token);
        if (!(await this.displayIds.hold(tx, data.displayId, data.emailKey, data.expiresAt)))
          throw new DisplayIdTaken();
        return mailAllowed ? this.replace(tx, data) : this.keep(tx, data, token);
      });
    } catch (error) {
      // Lost a race: no mail was sent, so the next attempt need not wait a minute.
      if (mailAllowed && error instanceof DisplayIdTaken) await this.allowance.giveBack(requester);
      throw error;
    }
  }

  /**
   * Sends a new code for the browser's sign-up; the old one is void.
   *
   * @throws FlowEnded if the browser has none
   * @throws TooManyRequests beyond the mails that one client may cause
   */
  async resend(token: string | null): Promise<void> {
    const flow = await this.flows.find(SIGN_UP, token);
    if (!flow?.signUpId) throw new FlowEnded();
    const { signUpId } = flow;
    if (!(await this.codeRequests.request(flow.emailKey, null)).mailAllowed) return;
    await this.transactions.run(async (tx) => {
      const signUp = await this.signUps.find(tx, signUpId);
      if (!signUp) throw new FlowEnded();
      await this.mails.post(tx, signUp, await this.flows.renewCode(tx, flow));
    });
  }

  /**
   * Resumes the sign-up of a person who logs in before entering the code.
   *
   * @returns the flow's token, or null if no unfinished sign-up matches
   */
  async resume(email: string, password: string, token: string | null): Promise<string | null> {
    const signUp = await this.views.findNewest(emailKey(email));
    // Always compared, against timing attacks.
    if (!(await this.passwords.matches(password, signUp?.passwordHash ?? null)) || !signUp) return null;
    const { mailAllowed } = await this.codeRequests.request(signUp.emailKey, null, { knowsPassword: true });
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
   * Deletes the unfinished sign-ups with an address that an account has confirmed. Their display IDs stay reserved until
   * they expire: releasing them would disclose that the address has an account.
   */
  async abandon(tx: EntityManager, key: string): Promise<void> {
    await this.signUps.deleteByEmail(tx, key);
  }

  private async requireFreeFor(displayId: string, emailKeys: string[]): Promise<void> {
    if (isReservedDisplayId(displayId) || !(await this.displayIds.isFree(displayId, emailKeys)))
      throw new DisplayIdTaken();
  }

  /** Ends the browser's sign-up if it has another address. */
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

  /** Replaces every earlier sign-up with the address. */
  private async replace(tx: EntityManager, data: SignUpData): Promise<string> {
    await this.signUps.deleteByEmail(tx, data.emailKey);
    await this.displayIds.releaseHeld(tx, data.emailKey, data.displayId);
    const id = await this.signUps.insert(tx, data);
    return this.startFlow(tx, { ...data, id }, true);
  }

  /**
   * Within a minute of the last mail none is sent and its code stays valid: in the browser that waits for it the input
   * is replaced; another browser gets a sign-up of its own without a code.
   */
  private async keep(tx: EntityManager, data: SignUpData, token: string | null): Promise<string> {
    const flow = await this.flows.find(SIGN_UP, token, tx);
    if (flow?.signUpId && token !== null && flow.emailKey === data.emailKey) {
      await this.signUps.update(tx, flow.signUpId, data);
      await this.displayIds.releaseAbandoned(tx, data.emailKey);
      return token;
    }
    // One at a time, so that an address cannot reserve many display IDs.
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
