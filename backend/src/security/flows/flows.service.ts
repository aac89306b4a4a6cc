import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { requestLanguage } from '../../common/http/request-context.js';
import { type Language } from '../../common/rules/language.js';
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

/** The parameters of a new flow. */
export interface FlowStart {
  purpose: FlowPurpose;
  emailKey: string;
  signUpId?: string;
  accountId?: string | null;
  /** The language of its mails; by default the request's. */
  language?: Language;
  /** Whether to create a code; without one every code is wrong. */
  withCode: boolean;
}

/** A flow's token for the cookie, the code to mail if any, and the mail's language. */
export interface StartedFlow {
  token: string;
  code: string | null;
  language: Language;
}

/** The result of an attempt. */
export type CodeResult =
  | { right: true; flow: Flow }
  /** `stopS`: seconds for which codes are now stopped in untrusted browsers, or null. */
  | { right: false; flow: Flow; stopS: number | null };

/** Flows without a code to keep per address and purpose, so that nobody can fill the table. */
const MAX_WITHOUT_CODE = 5;

/** A request for a code. */
export interface CodeRequest {
  purpose: FlowPurpose;
  emailKey: string;
  /** The flow's account; null when the address has none, which clients must not learn. */
  accountId: string | null;
  /** The token of the browser's current flow, if any. */
  token: string | null;
  /** Whether a mail may be sent to the address now. */
  mailAllowed: boolean;
}

/**
 * Flows with a mailed code: six random digits, stored as a keyed hash bound to their flow, valid once and briefly, and
 * voided after a few wrong attempts.
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
    if (code === null) await this.flows.deleteWithoutCode(tx, { ...flow, keep: MAX_WITHOUT_CODE });
    else await this.flows.voidOtherCodes(tx, { ...flow, id });
    return { token, code, language: flow.language };
  }

  /**
   * Begins a flow, or continues the browser's flow of the same purpose. When a mail was sent within the last minute
   * there is no new code: the earlier one stays valid in its browser, and another browser gets a flow without one.
   */
  async request(tx: EntityManager, { token, mailAllowed, ...asked }: CodeRequest): Promise<StartedFlow> {
    await lockForTransaction(tx, `${asked.purpose}:${asked.emailKey}`);
    const flow = await this.find(asked.purpose, token, tx);
    if (token === null || flow?.emailKey !== asked.emailKey || flow.accountId !== asked.accountId) {
      return this.start(tx, { ...asked, withCode: mailAllowed });
    }
    return { token, code: mailAllowed ? await this.renewCode(tx, flow) : null, language: flow.language };
  }

  /** The flow of a token and purpose, or null. */
  async find(purpose: FlowPurpose, token: string | null, tx?: EntityManager): Promise<Flow | null> {
    return token === null ? null : this.flows.findLive(purpose, hashToken(token), tx);
  }

  /** Creates a new code for a flow and voids the earlier ones for its address. */
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
   * Checks a code. The caller calls `finish` in the transaction that the code permits. A right code also lifts the
   * one-minute mail limit, so that the next flow can mail a code at once.
   *
   * @throws FlowEnded when there is no such flow or it has no attempts left
   * @throws CodesStopped when too many wrong codes were tried for the address
   */
  async tryCode(purpose: FlowPurpose, token: string | null, code: string): Promise<CodeResult> {
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

  /** @throws FlowEnded when another request has finished the flow */
  async finish(tx: EntityManager, flow: Flow): Promise<void> {
    if (!(await this.flows.delete(tx, flow.id))) throw new FlowEnded();
  }

  /** Ends all flows of an account, for changes of its address or password. */
  async endAllOf(tx: EntityManager, accountId: string): Promise<void> {
    await this.flows.deleteOf(tx, accountId);
  }

  /** The trust of a flow's browser. Some purposes are only open to the signed-in account. */
  private standingIn({ purpose, emailKey, accountId }: Flow): Standing {
    if (purpose === 'change-password' || purpose === 'confirm-identity')
      return { as: 'owner', deviceId: 'signed-in' };
    return this.browsers.trustOf(emailKey, purpose === 'reset-password' ? accountId : null);
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
