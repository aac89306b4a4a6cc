import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { equal, hashToken } from '../../../security/token-hash.js';
import { OAuthStateUnknown } from './authorization.errors.js';
import { type OAuthProvider } from './oauth-state.entity.js';
import { OAuthStatesRepository } from './oauth-states.repository.js';

/** A flow that was started: the token for the browser's cookie, and the parameters for the provider. */
export interface StartedFlow {
  token: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

/** What proves to the provider that the flow ends in the browser in which it started. */
export interface FlowProof {
  codeVerifier: string;
  nonce: string;
}

/** What the browser sends when the provider has redirected it back. */
export interface CallbackState {
  /** The token in its cookie. */
  token: string | null;
  /** The state in the address, where it was passed on. */
  state: string | undefined;
}

/**
 * The states of OAuth flows. The PKCE verifier is derived from the token in the browser's cookie: a code is worth nothing
 * in another browser, and no secret is stored in the database.
 */
@Injectable()
export class OAuthStatesService {
  constructor(
    private readonly config: AppConfig,
    private readonly states: OAuthStatesRepository,
  ) {}

  /** @param accountId who has to be signed in when the flow ends; null where nobody need be */
  async begin(provider: OAuthProvider, accountId: string | null = null): Promise<StartedFlow> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + this.config.providers.stateTtlS * 1000);
    await this.states.insert({ tokenHash: hashToken(token), provider, accountId, expiresAt });
    return {
      token,
      state: derive(token, 'state'),
      nonce: derive(token, 'nonce'),
      codeChallenge: createHash('sha256').update(derive(token, 'verifier')).digest('base64url'),
    };
  }

  /**
   * Consumes the state of a flow, before the provider is asked.
   *
   * @throws OAuthStateUnknown where the browser has not started the flow, the state is wrong, used or expired, or
   *   somebody else is signed in
   */
  async consume(
    provider: OAuthProvider,
    { token, state }: CallbackState,
    accountId: string | null = null,
  ): Promise<FlowProof> {
    if (token === null) throw new OAuthStateUnknown();
    // A wrong state consumes nothing: a forged one must not end the browser's flow.
    if (state !== undefined && !equal(Buffer.from(state), Buffer.from(derive(token, 'state'))))
      throw new OAuthStateUnknown();
    if (!(await this.states.consume(provider, hashToken(token), accountId))) throw new OAuthStateUnknown();
    return { codeVerifier: derive(token, 'verifier'), nonce: derive(token, 'nonce') };
  }
}

/** 256 bits that only who has the token can name, in the 43 characters that PKCE asks for at least. */
function derive(token: string, use: 'state' | 'nonce' | 'verifier'): string {
  return createHmac('sha256', token).update(use).digest('base64url');
}
