import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type SandboxClock } from './world.js';

/** Nothing that matters lies behind it: it is here so that a grant outlives the sandbox that gave it. */
const KEY = 'the-key-under-which-the-sandbox-signs-tokens';

/** How a provider's codes and tokens live. */
export interface GrantRules {
  /** Its name; a token of one provider is worth nothing at another. */
  provider: string;
  /** What its codes and tokens begin with. */
  prefixes: { code: string; access: string; refresh: string };
  codeLifeS: number;
  accessLifeS: number;
  /** Null where refresh tokens live until they are taken back. */
  refreshLifeS: number | null;
  /** Whether a refresh token is worthless once it was shown. */
  rotates: boolean;
}

/** What a person consented to, as far as the token call checks it. */
export interface Consent {
  personId: string;
  redirectUri: string;
  scopes: string[];
  codeChallenge: string | null;
  /** Whether there is a refresh token too. */
  withRefresh: boolean;
}

/** What a token says of itself. */
interface TokenFacts {
  provider: string;
  kind: 'access' | 'refresh';
  grant: string;
  person: string;
  scopes: string[];
  issuedAtS: number;
  expiresAtS: number | null;
  /** How often everything had been forgotten before, and how much was given out since the sandbox started. */
  era: number;
  serial: number;
  nonce: string;
}

/** A token that is good. */
export interface GoodToken {
  personId: string;
  scopes: string[];
  ageS: number;
  /** How long it was to live from the beginning; null for ever. */
  lifeS: number | null;
}

/** The tokens of a grant. */
export interface IssuedTokens {
  accessToken: string;
  expiresInS: number;
  /** The one that is good from now on. */
  refreshToken: string | null;
  refreshExpiresInS: number | null;
  scopes: string[];
}

/**
 * The codes and tokens that a provider of the sandbox has given out. Codes are remembered; tokens are signed and say
 * for themselves what they stand for, so that accounts stay linked when the sandbox starts anew. What was taken back
 * or used up is forgotten then.
 */
export class GrantBook {
  private readonly codes = new Map<string, Consent & { expiresAtS: number }>();
  private readonly ended = new Set<string>();
  /** Who has taken back everything, with the last token that this is about. */
  private readonly withdrawn = new Map<string, number>();
  private era = 0;
  private serial = 0;

  constructor(
    private readonly rules: GrantRules,
    private readonly clock: SandboxClock,
    /** Everything that was given out, for tests that look for it where it must not be. */
    private readonly given: string[],
  ) {}

  /** Nothing that was given out is good any more. */
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

  /** What a code stands for, once and only once; null where it is unknown, used, or too old. */
  takeCode(code: string): Consent | null {
    const found = this.codes.get(code);
    this.codes.delete(code);
    return found && found.expiresAtS > this.clock.nowS() ? found : null;
  }

  begin({ personId, scopes, withRefresh }: Consent): IssuedTokens {
    const subject = { grant: randomBytes(12).toString('base64url'), person: personId, scopes };
    return this.issue(subject, withRefresh ? this.newRefreshToken(subject) : null);
  }

  /** New tokens for a refresh token; null where it is not good. */
  renew(refreshToken: string): IssuedTokens | null {
    const facts = this.read(refreshToken, 'refresh');
    if (!facts) return null;
    if (!this.rules.rotates) return this.issue(facts, refreshToken);
    this.ended.add(facts.nonce);
    return this.issue(facts, this.newRefreshToken(facts));
  }

  /** A token that lives on as another one of its kind, for longer: providers without refresh tokens do so. */
  prolong(accessToken: string, lifeS: number): IssuedTokens | null {
    const facts = this.read(accessToken, 'access');
    return facts && this.issue(facts, null, lifeS);
  }

  /** What an access token stands for; null where it is not good. */
  find(accessToken: string): GoodToken | null {
    const facts = this.read(accessToken, 'access');
    if (!facts) return null;
    const { person: personId, scopes, issuedAtS, expiresAtS } = facts;
    const lifeS = expiresAtS === null ? null : expiresAtS - issuedAtS;
    return { personId, scopes, ageS: this.clock.nowS() - issuedAtS, lifeS };
  }

  /** Makes one token worthless; false where it is already. */
  endToken(token: string): boolean {
    const facts = this.read(token);
    if (facts) this.ended.add(facts.nonce);
    return facts !== null;
  }

  /** Makes everything worthless that was given out for the same consent; false where the token is not good. */
  endGrant(token: string): boolean {
    const facts = this.read(token);
    if (facts) this.ended.add(facts.grant);
    return facts !== null;
  }

  /** Makes everything worthless that was given out to a person, as people can in their settings at a provider. */
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
    const said = Buffer.from(JSON.stringify(facts)).toString('base64url');
    const token = `${this.rules.prefixes[kind]}${said}.${sealOf(said)}`;
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

/** What a token says of itself, where it was signed here. */
function open(token: string): TokenFacts | null {
  const [said = '', seal = ''] = token.split('.', 2);
  const [expected, shown] = [Buffer.from(sealOf(said)), Buffer.from(seal)];
  if (expected.length !== shown.length || !timingSafeEqual(expected, shown)) return null;
  return JSON.parse(Buffer.from(said, 'base64url').toString()) as TokenFacts;
}

function sealOf(said: string): string {
  return createHmac('sha256', KEY).update(said).digest('base64url');
}
