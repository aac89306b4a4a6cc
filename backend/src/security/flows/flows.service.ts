import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { requestLanguage } from '../../common/http/request-context.js';
import { type Language } from '../../common/language.js';
import { CODE_LIMITS } from '../../common/rules/mailed-code.js';
import { AppConfig } from '../../config/app-config.js';
import { lockForTransaction } from '../../database/advisory-lock.js';
import { EmailHashService } from '../email-hash.service.js';
import { KeyRingService } from '../key-ring.service.js';
import { hashToken } from '../token-hash.js';
import { MailAllowanceService } from '../throttling/mail-allowance.service.js';
import { BrowserTrustService, type Standing } from './browser-trust.service.js';
import { CodeStopsService } from './code-stops.service.js';
import { FlowEnded } from './flow.errors.js';
import { type Flow, type FlowPurpose } from './flow.entity.js';
import { FlowsRepository } from './flows.repository.js';

/** What a flow is begun with. */
export interface FlowStart {
  purpose: FlowPurpose;
  emailKey: string;
  signUpId?: string;
  accountId?: string | null;
  /** The language of its mails; that of the request where none is named. */
  language?: Language;
  /** Whether a code belongs to it; without one every code is wrong. */
  withCode: boolean;
}

/** A flow that began: the token for the browser's cookie, the code to be mailed if any, and the mail's language. */
export interface StartedFlow {
  token: string;
  code: string | null;
  language: Language;
}

/** What became of a try with a code. */
export type TriedCode =
  /** It was right. */
  | { right: true; flow: Flow }
  /** It was wrong or has expired. Where that was one too many, codes stop for strangers for so many seconds. */
  | { right: false; flow: Flow; stopS: number | null };

/** For one address, so many flows of a kind are kept that wait for no code: nobody can fill the table with them. */
const KEPT_WITHOUT_CODE = 5;

/** What a browser asks a code for. */
export interface CodeRequest {
  purpose: FlowPurpose;
  emailKey: string;
  /** The account that it is about; null where nobody is known by the address, which is not told. */
  accountId: string | null;
  /** The flow that the browser is in already, if any. */
  token: string | null;
  /** Whether a mail may go to the address now. */
  mailAllowed: boolean;
}

/**
 * Flows with a mailed code: six digits from a CSPRNG, kept as a keyed hash bound to their flow, good once and for a
 * short time, and burnt by a few wrong tries.
 */
@Injectable()
export class FlowsService {
  private readonly logger = new Logger(FlowsService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly keys: KeyRingService,
    private readonly emailHash: EmailHashService,
    private readonly flows: FlowsRepository,
    private readonly allowance: MailAllowanceService,
    private readonly stops: CodeStopsService,
    private readonly browsers: BrowserTrustService,
  ) {}

  async start(tx: EntityManager, { withCode, ...named }: FlowStart): Promise<StartedFlow> {
    const flow = { accountId: null, language: requestLanguage(), ...named };
    const id = randomUUID();
    const token = randomBytes(32).toString('base64url');
    const code = withCode ? this.newCode() : null;
    await this.flows.insert(tx, {
      ...flow,
      id,
      tokenHash: hashToken(token),
      codeHash: code === null ? null : this.codeHash(id, code),
      codeExpiresAt: code === null ? null : this.after(this.config.flows.codeTtlS),
      expiresAt: this.after(this.config.flows.tokenTtlS),
    });
    if (code === null) await this.flows.deleteWithoutCode(tx, { ...flow, keep: KEPT_WITHOUT_CODE });
    else await this.flows.voidOtherCodes(tx, { ...flow, id });
    return { token, code, language: flow.language };
  }

  /**
   * Begins a flow, or goes on with the one that the browser is in where it is for the same. Where a mail went to the
   * address within the minute there is no new code: the earlier one stays good in the browser that waits for it, and
   * another browser gets a flow without one.
   */
  async ask(tx: EntityManager, { token, mailAllowed, ...asked }: CodeRequest): Promise<StartedFlow> {
    await lockForTransaction(tx, `${asked.purpose}:${asked.emailKey}`);
    const flow = await this.find(asked.purpose, token, tx);
    if (token === null || flow?.emailKey !== asked.emailKey || flow.accountId !== asked.accountId) {
      return this.start(tx, { ...asked, withCode: mailAllowed });
    }
    return { token, code: mailAllowed ? await this.renewCode(tx, flow) : null, language: flow.language };
  }

  /** The browser's flow, or null where it has none of this kind. */
  async find(purpose: FlowPurpose, token: string | null, tx?: EntityManager): Promise<Flow | null> {
    return token === null ? null : this.flows.findLive(purpose, hashToken(token), tx);
  }

  /** Gives a flow a new code; the old one, and those of other flows for the address, are void. */
  async renewCode(tx: EntityManager, flow: Flow): Promise<string> {
    const code = this.newCode();
    await this.flows.setCode(tx, flow.id, {
      codeHash: this.codeHash(flow.id, code),
      codeExpiresAt: this.after(this.config.flows.codeTtlS),
      expiresAt: this.after(this.config.flows.tokenTtlS),
    });
    await this.flows.voidOtherCodes(tx, flow);
    return code;
  }

  /**
   * Tries a code. The caller ends the flow with `finish` in the transaction of what the code allows. A right one also ends
   * the minute in which its address gets no other mail, so that the next flow has a code to begin with.
   *
   * @throws FlowEnded where the browser is in no such flow or the code is burnt
   * @throws CodesStopped where too many wrong ones were tried for the address
   */
  async tryCode(purpose: FlowPurpose, token: string | null, code: string): Promise<TriedCode> {
    const begun = await this.find(purpose, token);
    if (token === null || begun === null) throw new FlowEnded();
    const { emailKey, accountId } = begun;
    const standing = this.standingIn(begun);
    const { left, endsInS } = await this.stops.begin(emailKey, standing);
    const flow = await this.flows.countTry(purpose, hashToken(token), this.config.flows.codeMaxAttempts);
    if (!flow) {
      await this.stops.forgive(emailKey, standing);
      throw new FlowEnded();
    }
    const { codeHash, codeExpiresAt, codeAttempts } = flow;
    const right = this.keys.isMac(codeHash ?? Buffer.alloc(32), 'flow-code', flow.id, code);
    const inTime = codeExpiresAt !== null && codeExpiresAt.getTime() > Date.now();
    if (codeHash === null || !right || !inTime) {
      const burnt = codeAttempts >= this.config.flows.codeMaxAttempts;
      const who = { accountId, emailHash: this.emailHash.inLog(emailKey) };
      this.logger.warn({ event: 'code.failed', purpose, burnt, ...who });
      return { right: false, flow, stopS: left === 0 && standing.as === 'stranger' ? endsInS : null };
    }
    await this.stops.forgive(emailKey, standing);
    await this.allowance.endMinute(emailKey, accountId);
    return { right: true, flow };
  }

  /** @throws FlowEnded where another request has finished the flow */
  async finish(tx: EntityManager, flow: Flow): Promise<void> {
    if (!(await this.flows.delete(tx, flow.id))) throw new FlowEnded();
  }

  /** Ends every flow of an account: what was begun before its address or password changed leads nowhere any more. */
  async endAllOf(tx: EntityManager, accountId: string): Promise<void> {
    await this.flows.deleteOf(tx, accountId);
  }

  /** Who is in a flow. Some are open to the signed-in account alone, whatever its browser keeps. */
  private standingIn({ purpose, emailKey, accountId }: Flow): Standing {
    if (purpose === 'change-password' || purpose === 'confirm-identity')
      return { as: 'owner', deviceId: 'signed-in' };
    return this.browsers.standingOf(emailKey, purpose === 'reset-password' ? accountId : null);
  }

  private newCode(): string {
    const { length } = CODE_LIMITS;
    return String(randomInt(10 ** length)).padStart(length, '0');
  }

  private codeHash(flowId: string, code: string): Buffer {
    return this.keys.mac('flow-code', flowId, code);
  }

  private after(seconds: number): Date {
    return new Date(Date.now() + seconds * 1000);
  }
}
