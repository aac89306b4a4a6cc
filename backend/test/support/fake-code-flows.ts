import { type EntityManager } from 'typeorm';
import { type CodeEntryService } from '../../src/modules/accounts/code-entry.service.js';
import { type CodeRequestsService } from '../../src/security/flows/code-requests.service.js';
import { FlowEnded, InvalidCode } from '../../src/security/flows/flow.errors.js';
import { type Flow, type FlowPurpose } from '../../src/security/flows/flow.entity.js';
import {
  type CodeRequest,
  type FlowsService,
  type FlowStart,
  type StartedFlow,
} from '../../src/security/flows/flows.service.js';
import { promised } from './promised.js';

type Kept = Pick<Flow, 'id' | 'purpose' | 'emailKey' | 'accountId' | 'signUpId' | 'language'> & {
  code: string | null;
};

/**
 * Flows with codes, in memory. Their tokens are their IDs, and codes are numbered: `code 1`, `code 2`. A new code voids
 * the others of its address and purpose. Flows and attempts never expire.
 */
export class FakeCodeFlows
  implements
    Pick<FlowsService, 'start' | 'request' | 'find' | 'renewCode' | 'finish' | 'endAllOf'>,
    Pick<CodeEntryService, 'enter'>
{
  readonly flows = new Map<string, Kept>();
  private begun = 0;
  private codes = 0;

  start(
    _tx: EntityManager,
    { withCode, signUpId, accountId = null, language = 'ja', ...named }: FlowStart,
  ): Promise<StartedFlow> {
    this.begun += 1;
    const id = `token ${this.begun}`;
    const flow: Kept = { ...named, id, signUpId: signUpId ?? null, accountId, language, code: null };
    this.flows.set(id, flow);
    return Promise.resolve({ token: id, code: withCode ? this.newCode(flow) : null, language });
  }

  request(tx: EntityManager, { token, mailAllowed, ...asked }: CodeRequest): Promise<StartedFlow> {
    const flow = this.flows.get(token ?? '');
    const isSame =
      flow?.purpose === asked.purpose &&
      flow.emailKey === asked.emailKey &&
      flow.accountId === asked.accountId;
    if (!isSame) return this.start(tx, { ...asked, withCode: mailAllowed });
    return Promise.resolve({
      token: flow.id,
      code: mailAllowed ? this.newCode(flow) : null,
      language: flow.language,
    });
  }

  find(purpose: FlowPurpose, token: string | null): Promise<Flow | null> {
    const flow = this.flows.get(token ?? '');
    return Promise.resolve(flow?.purpose === purpose ? (flow as unknown as Flow) : null);
  }

  renewCode(_tx: EntityManager, { id }: Flow): Promise<string> {
    return promised(() => {
      const flow = this.flows.get(id);
      if (!flow) throw new FlowEnded();
      return this.newCode(flow);
    });
  }

  async enter(purpose: FlowPurpose, token: string | null, code: string): Promise<Flow> {
    const flow = await this.find(purpose, token);
    if (!flow) throw new FlowEnded();
    if (this.flows.get(flow.id)?.code !== code) throw new InvalidCode();
    return flow;
  }

  finish(_tx: EntityManager, { id }: Flow): Promise<void> {
    return promised(() => {
      if (!this.flows.delete(id)) throw new FlowEnded();
    });
  }

  endAllOf(_tx: EntityManager, accountId: string): Promise<void> {
    for (const { id, accountId: owner } of this.flows.values())
      if (owner === accountId) this.flows.delete(id);
    return Promise.resolve();
  }

  private newCode(flow: Kept): string {
    for (const other of this.flows.values())
      if (other.purpose === flow.purpose && other.emailKey === flow.emailKey) other.code = null;
    this.codes += 1;
    flow.code = `code ${this.codes}`;
    return flow.code;
  }
}

/** Requests for codes, which are granted depending on `mailAllowed`. */
export class FakeCodeRequests implements Pick<CodeRequestsService, 'request' | 'requestForNewAddress'> {
  mailAllowed = true;
  /** The addresses of all requests, each with the owner's account if it is known. */
  readonly asked: string[] = [];

  request(
    emailKey: string,
    accountId: string | null,
    { knowsPassword = false } = {},
  ): ReturnType<CodeRequestsService['request']> {
    this.asked.push(`${emailKey} ${accountId}${knowsPassword ? ' with password' : ''}`);
    return Promise.resolve({ requester: { by: 'anybody', emailKey }, mailAllowed: this.mailAllowed });
  }

  requestForNewAddress(emailKey: string, accountId: string): Promise<boolean> {
    this.asked.push(`${emailKey} ${accountId}`);
    return Promise.resolve(this.mailAllowed);
  }
}
