import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { equal, hashToken } from '../../security/token-hash.js';
import { OauthStateUnknown } from './oauth.errors.js';
import { type OauthProvider } from './oauth-state.entity.js';
import { OauthStatesRepository } from './oauth-states.repository.js';

/** A way that begins: the token for the browser's cookie, and what the provider is told. */
export interface BegunState {
  token: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

/** What proves at the way back that it is the same browser. */
export interface TakenState {
  codeVerifier: string;
  nonce: string;
}

/** What a browser shows at the way back. */
export interface ReturnedState {
  /** The token in its cookie. */
  token: string | null;
  /** The state in the address, where it was passed on. */
  state: string | undefined;
}

/**
 * Ways of browsers to providers and back. The verifier is known to nobody but the browser that began: it is derived from
 * the token in its cookie, so a code is worth nothing anywhere else and no secret lies in the database.
 */
@Injectable()
export class OauthStatesService {
  constructor(
    private readonly config: AppConfig,
    private readonly states: OauthStatesRepository,
  ) {}

  /** @param accountId who has to be signed in at the way back; null where nobody need be */
  async begin(provider: OauthProvider, accountId: string | null = null): Promise<BegunState> {
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
   * Uses a way up, before anybody else is asked.
   *
   * @throws OauthStateUnknown where the browser has not begun it, it is used or too old, the state is another, or
   *   somebody else is signed in
   */
  async take(
    provider: OauthProvider,
    { token, state }: ReturnedState,
    accountId: string | null = null,
  ): Promise<TakenState> {
    if (token === null) throw new OauthStateUnknown();
    // A wrong state uses nothing up: whoever forged it must not cost the browser its way.
    if (state !== undefined && !equal(Buffer.from(state), Buffer.from(derive(token, 'state'))))
      throw new OauthStateUnknown();
    if (!(await this.states.take(provider, hashToken(token), accountId))) throw new OauthStateUnknown();
    return { codeVerifier: derive(token, 'verifier'), nonce: derive(token, 'nonce') };
  }
}

/** 256 bits that only who has the token can name, in the 43 characters that PKCE asks for at least. */
function derive(token: string, use: 'state' | 'nonce' | 'verifier'): string {
  return createHmac('sha256', token).update(use).digest('base64url');
}
