import { randomBytes } from 'node:crypto';
import { type SandboxClock } from '../world.js';
import { type LinePerson } from './people.js';

const CODE_LIFE_S = 600;
const ACCESS_TOKEN_LIFE_S = 30 * 86_400;
const REFRESH_TOKEN_LIFE_S = 90 * 86_400;
const CHANNEL_TOKEN_LIFE_S = 900;

/** A consent, as needed by the token endpoint. */
export interface Consent {
  person: LinePerson;
  redirectUri: string;
  scopes: string[];
  nonce: string | null;
  codeChallenge: string | null;
}

/** A consent and its tokens. */
export interface Grant {
  person: LinePerson;
  scopes: string[];
  refreshToken: string;
  refreshExpiresAtS: number;
  /** The access tokens with their expiry. */
  accessTokens: Map<string, number>;
}

/** The codes and tokens of the sandbox's LINE. */
export class LineGrants {
  private readonly codes = new Map<string, Consent & { expiresAtS: number }>();
  private readonly grants = new Set<Grant>();
  private readonly channelTokens = new Map<string, number>();

  constructor(private readonly clock: SandboxClock) {}

  reset(): void {
    this.codes.clear();
    this.grants.clear();
    this.channelTokens.clear();
  }

  issueCode(consent: Consent): string {
    const code = newToken(20);
    this.codes.set(code, { ...consent, expiresAtS: this.clock.nowS() + CODE_LIFE_S });
    return code;
  }

  /** Consumes a code; null when it is unknown, used or expired. */
  takeCode(code: string): Consent | null {
    const found = this.codes.get(code);
    this.codes.delete(code);
    return found && found.expiresAtS > this.clock.nowS() ? found : null;
  }

  begin({ person, scopes }: Consent): { grant: Grant; accessToken: string; expiresInS: number } {
    const grant: Grant = {
      person,
      scopes,
      refreshToken: newToken(20),
      refreshExpiresAtS: this.clock.nowS() + REFRESH_TOKEN_LIFE_S,
      accessTokens: new Map(),
    };
    this.grants.add(grant);
    return { grant, ...this.issueAccessToken(grant) };
  }

  /** Issues another access token; the refresh token and its expiry stay the same. */
  renew(refreshToken: string): { grant: Grant; accessToken: string; expiresInS: number } | null {
    const grant = [...this.grants].find((each) => each.refreshToken === refreshToken);
    if (!grant || grant.refreshExpiresAtS <= this.clock.nowS()) return null;
    return { grant, ...this.issueAccessToken(grant) };
  }

  /** The grant of an access token, and the token's remaining lifetime. */
  find(accessToken: string): { grant: Grant; expiresInS: number } | null {
    for (const grant of this.grants) {
      const expiresInS = (grant.accessTokens.get(accessToken) ?? 0) - this.clock.nowS();
      if (expiresInS > 0) return { grant, expiresInS };
    }
    return null;
  }

  revoke(accessToken: string): void {
    for (const { accessTokens } of this.grants) accessTokens.delete(accessToken);
  }

  /** Revokes a person's grants; false when the token is not theirs. */
  deauthorise(accessToken: string): boolean {
    const found = this.find(accessToken);
    if (!found) return false;
    this.withdraw(found.grant.person.userId);
    return true;
  }

  withdraw(userId: string): void {
    for (const grant of this.grants) {
      if (grant.person.userId === userId) this.grants.delete(grant);
    }
  }

  issueChannelToken(): { accessToken: string; expiresInS: number } {
    const accessToken = newToken(40);
    this.channelTokens.set(accessToken, this.clock.nowS() + CHANNEL_TOKEN_LIFE_S);
    return { accessToken, expiresInS: CHANNEL_TOKEN_LIFE_S };
  }

  knowsChannelToken(token: string): boolean {
    return (this.channelTokens.get(token) ?? 0) > this.clock.nowS();
  }

  private issueAccessToken(grant: Grant): { accessToken: string; expiresInS: number } {
    const accessToken = newToken(60);
    grant.accessTokens.set(accessToken, this.clock.nowS() + ACCESS_TOKEN_LIFE_S);
    return { accessToken, expiresInS: ACCESS_TOKEN_LIFE_S };
  }
}

function newToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
