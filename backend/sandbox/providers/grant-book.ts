import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type SandboxClock } from './world.js';

/** The key protects nothing; it is constant so that grants survive restarts of the sandbox. */
const KEY = 'the-key-under-which-the-sandbox-signs-tokens';

/** The lifetimes of a provider's codes and tokens. */
export interface GrantRules {
  /** The provider's name; tokens are only valid at their provider. */
  provider: string;
  /** The prefix of its codes and tokens. */
  prefixes: { code: string; access: string; refresh: string };
  codeLifeS: number;
  accessLifeS: number;
  /** Null when refresh tokens do not expire. */
  refreshLifeS: number | null;
  /** Whether refresh tokens can be used once only. */
  rotates: boolean;
}

/** A consent, as needed by the token endpoint. */
export interface Consent {
  personId: string;
  redirectUri: string;
  scopes: string[];
  /** Returned in the ID token. */
  nonce: string | null;
  codeChallenge: string | null;
  /** Whether to issue a refresh token. */
  withRefresh: boolean;
}

interface TokenFacts {
  provider: string;
  kind: 'access' | 'refresh';
  grant: string;
  person: string;
  scopes: string[];
  issuedAtS: number;
  expiresAtS: number | null;
  /** The number of resets before, and the tokens issued since the start. */
  era: number;
  serial: number;
  nonce: string;
}

/** A valid token. */
export interface GoodToken {
  personId: string;
  scopes: string[];
  ageS: number;
  /** Its original lifetime; null for unlimited. */
  lifeS: number | null;
}

export interface IssuedTokens {
  accessToken: string;
  expiresInS: number;
  /** The token that is valid from now on. */
  refreshToken: string | null;
  refreshExpiresInS: number | null;
  scopes: string[];
}

/**
 * Issues a provider's codes and tokens. Codes are stored; tokens are signed and self-contained, so that accounts stay
 * linked after a restart of the sandbox. Revocations are lost on a restart.
 */
export class GrantBook {
  private readonly codes = new Map<string, Consent & { expiresAtS: number }>();
  private readonly ended = new Set<string>();
  /** People who have revoked everything, with the last affected token. */
  private readonly withdrawn = new Map<string, number>();
  private era = 0;
  private serial = 0;

  constructor(
    private readonly rules: GrantRules,
    private readonly clock: SandboxClock,
    /** All issued codes and tokens, for tests that search for leaks. */
    private readonly given: string[],
  ) {}

  /** Invalidates everything. */
  reset(): void {
    this.codes.clear();
    this.ended.clear();
    this.withdrawn.clear();
    this.era += 1;
  }

  issueCode(consent: Consent): string {
    const code = `${this.rules.prefixes.code}${randomBytes(24).toString('base64url')}`;
    this.codes.set(code, { ...consent, expiresAtS: this.clock.nowS() + this.rules.codeLifeS });
    this.given.push(code);
    return code;
  }

  /** Consumes a code; null when it is unknown, used or expired. */
  takeCode(code: string): Consent | null {
    const found = this.codes.get(code);
    this.codes.delete(code);
    return found && found.expiresAtS > this.clock.nowS() ? found : null;
  }

  begin({ personId, scopes, withRefresh }: Consent): IssuedTokens {
    const subject = { grant: randomBytes(12).toString('base64url'), person: personId, scopes };
    return this.issue(subject, withRefresh ? this.newRefreshToken(subject) : null);
  }

  /** Exchanges a refresh token; null when it is invalid. */
  renew(refreshToken: string): IssuedTokens | null {
    const facts = this.read(refreshToken, 'refresh');
    if (!facts) return null;
    if (!this.rules.rotates) return this.issue(facts, refreshToken);
    this.ended.add(facts.nonce);
    return this.issue(facts, this.newRefreshToken(facts));
  }

  /** Extends a token, at providers without refresh tokens. */
  prolong(accessToken: string, lifeS: number): IssuedTokens | null {
    const facts = this.read(accessToken, 'access');
    return facts && this.issue(facts, null, lifeS);
  }

  /** The content of an access token; null when it is invalid. */
  find(accessToken: string): GoodToken | null {
    const facts = this.read(accessToken, 'access');
    if (!facts) return null;
    const { person: personId, scopes, issuedAtS, expiresAtS } = facts;
    const lifeS = expiresAtS === null ? null : expiresAtS - issuedAtS;
    return { personId, scopes, ageS: this.clock.nowS() - issuedAtS, lifeS };
  }

  /** Revokes a token; false when it already is. */
  endToken(token: string): boolean {
    const facts = this.read(token);
    if (facts) this.ended.add(facts.nonce);
    return facts !== null;
  }

  /** Revokes all tokens of a consent; false when the token is invalid. */
  endGrant(token: string): boolean {
    const facts = this.read(token);
    if (facts) this.ended.add(facts.grant);
    return facts !== null;
  }

  /** Revokes all tokens of a person, as in the provider's settings. */
  withdraw(personId: string): void {
    this.withdrawn.set(personId, this.serial);
  }

  private issue(
    subject: Pick<TokenFacts, 'grant' | 'person' | 'scopes'>,
    refreshToken: string | null,
    lifeS = this.rules.accessLifeS,
  ): IssuedTokens {
    return {
      accessToken: this.sign('access', subject, lifeS),
      expiresInS: lifeS,
      refreshToken,
      refreshExpiresInS: refreshToken === null ? null : this.rules.refreshLifeS,
      scopes: subject.scopes,
    };
  }

  private newRefreshToken(subject: Pick<TokenFacts, 'grant' | 'person' | 'scopes'>): string {
    return this.sign('refresh', subject, this.rules.refreshLifeS);
  }

  private sign(
    kind: TokenFacts['kind'],
    { grant, person, scopes }: Pick<TokenFacts, 'grant' | 'person' | 'scopes'>,
    lifeS: number | null,
  ): string {
    const issuedAtS = this.clock.nowS();
    this.serial += 1;
    const facts: TokenFacts = {
      provider: this.rules.provider,
      kind,
      grant,
      person,
      scopes,
      issuedAtS,
      expiresAtS: lifeS === null ? null : issuedAtS + lifeS,
      era: this.era,
      serial: this.serial,
      nonce: randomBytes(12).toString('base64url'),
    };
    const payload = Buffer.from(JSON.stringify(facts)).toString('base64url');
    const token = `${this.rules.prefixes[kind]}${payload}.${signatureOf(payload)}`;
    this.given.push(token);
    return token;
  }

  private read(token: string, kind?: TokenFacts['kind']): TokenFacts | null {
    const { prefixes, provider } = this.rules;
    const prefix = Object.values(prefixes).find((each) => each !== '' && token.startsWith(each)) ?? '';
    const facts = open(token.slice(prefix.length));
    const good =
      facts?.provider === provider &&
      facts.era === this.era &&
      (kind === undefined || facts.kind === kind) &&
      (facts.expiresAtS === null || facts.expiresAtS > this.clock.nowS()) &&
      facts.serial > (this.withdrawn.get(facts.person) ?? 0) &&
      !this.ended.has(facts.nonce) &&
      !this.ended.has(facts.grant);
    return good ? facts : null;
  }
}

/** The content of a genuine token, or null. */
function open(token: string): TokenFacts | null {
  const [payload = '', signature = ''] = token.split('.', 2);
  const [expected, shown] = [Buffer.from(signatureOf(payload)), Buffer.from(signature)];
  if (expected.length !== shown.length || !timingSafeEqual(expected, shown)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as TokenFacts;
}

function signatureOf(payload: string): string {
  return createHmac('sha256', KEY).update(payload).digest('base64url');
}
