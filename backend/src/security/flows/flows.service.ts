import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { LIMITS } from '../../common/rules/limits.js';
import { AppConfig } from '../../config/app-config.js';
import { EmailHash } from '../email-hash.js';
import { KeyRing } from '../key-ring.js';
import { equal, hashToken } from '../sessions/refresh-token.js';
import { FlowEnded, InvalidCode } from './flow.errors.js';
import { type Flow, type FlowPurpose } from './flow.entity.js';
import { FlowsRepository } from './flows.repository.js';

/** What a flow is begun with. */
export interface FlowStart {
  purpose: FlowPurpose;
  emailKey: string;
  signUpId?: string;
  accountId?: string;
  /** Whether a code belongs to it; without one every code is wrong. */
  withCode: boolean;
}

/** A flow that began: the token for the browser's cookie, and the code to be mailed. */
export interface StartedFlow {
  token: string;
  code: string | null;
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
    private readonly keys: KeyRing,
    private readonly emailHash: EmailHash,
    private readonly flows: FlowsRepository,
  ) {}

  async start(tx: EntityManager, { withCode, ...flow }: FlowStart): Promise<StartedFlow> {
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
    if (code !== null) await this.flows.voidCodes(tx, flow.purpose, flow.emailKey, id);
    return { token, code };
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
    await this.flows.voidCodes(tx, flow.purpose, flow.emailKey, flow.id);
    return code;
  }

  /**
   * Tries a code. The caller ends the flow with `finish` in the transaction of what the code allows.
   *
   * @throws FlowEnded where the browser is in no such flow or the code is burnt
   * @throws InvalidCode where the code is wrong or has expired
   */
  async tryCode(purpose: FlowPurpose, token: string | null, code: string): Promise<Flow> {
    if (token === null) throw new FlowEnded();
    const flow = await this.flows.countTry(purpose, hashToken(token), this.config.flows.codeMaxAttempts);
    if (!flow) throw new FlowEnded();
    const { codeHash, codeExpiresAt } = flow;
    const right = equal(this.codeHash(flow.id, code), codeHash ?? Buffer.alloc(32));
    const inTime = codeExpiresAt !== null && codeExpiresAt.getTime() > Date.now();
    if (codeHash === null || !right || !inTime) {
      const { accountId, emailKey, codeAttempts } = flow;
      const burnt = codeAttempts >= this.config.flows.codeMaxAttempts;
      const who = { accountId, emailHash: this.emailHash.inLog(emailKey) };
      this.logger.warn({ event: 'code.failed', purpose, burnt, ...who });
      throw new InvalidCode();
    }
    return flow;
  }

  /** @throws FlowEnded where another request has finished the flow */
  async finish(tx: EntityManager, flow: Flow): Promise<void> {
    if (!(await this.flows.delete(tx, flow.id))) throw new FlowEnded();
  }

  private newCode(): string {
    const { length } = LIMITS.code;
    return String(randomInt(10 ** length)).padStart(length, '0');
  }

  private codeHash(flowId: string, code: string): Buffer {
    return this.keys.mac('flow-code', flowId, code);
  }

  private after(seconds: number): Date {
    return new Date(Date.now() + seconds * 1000);
  }
}
