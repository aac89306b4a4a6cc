import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/app-config.js';
import { equal, hashToken } from '../../../security/token-hash.js';
import { OAuthStateUnknown } from './authorization.errors.js';
import { type OAuthProvider } from './oauth-state.entity.js';
import { OAuthStatesRepository } from './oauth-states.repository.js';

/** A started flow: the cookie token and the authorization URL parameters. */
export interface StartedFlow {
  token: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

/** The PKCE verifier and nonce of a flow. */
export interface FlowProof {
  codeVerifier: string;
  nonce: string;
}

/** The callback parameters that identify a flow. */
export interface CallbackState {
  /** The cookie token. */
  token: string | null;
  /** The `state` parameter, if sent. */
  state: string | undefined;
}

/**
 * Creates and consumes OAuth states. The PKCE verifier derives from the token in the browser's cookie: a code is
 * useless in another browser, and no secret is stored in the database.
 */
@Injectable()
export class OAuthStatesService {
  constructor(
    private readonly config: AppConfig,
    private readonly states: OAuthStatesRepository,
  ) {}

  /** @param accountId the account that has to finish the flow; null if anyone may */
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
   * Consumes the state of a flow.
   *
   * @throws OAuthStateUnknown if the state is missing, wrong, used or expired, or another account is signed in
   */
  async consume(
    provider: OAuthProvider,
    { token, state }: CallbackState,
    accountId: string | null = null,
  ): Promise<FlowProof> {
    if (token === null) throw new OAuthStateUnknown();
    // A forged state must not end the browser's flow.
    if (state !== undefined && !equal(Buffer.from(state), Buffer.from(derive(token, 'state'))))
      throw new OAuthStateUnknown();
    if (!(await this.states.consume(provider, hashToken(token), accountId))) throw new OAuthStateUnknown();
    return { codeVerifier: derive(token, 'verifier'), nonce: derive(token, 'nonce') };
  }
}

/** A value of 256 bits derived from the token, in the 43 characters that PKCE requires at least. */
function derive(token: string, use: 'state' | 'nonce' | 'verifier'): string {
  return createHmac('sha256', token).update(use).digest('base64url');
}
