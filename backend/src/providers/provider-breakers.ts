import { type AppConfig } from '../config/app-config.js';

type Rules = AppConfig['providers']['breaker'];

/**
 * Leaves something alone for a while that has failed several times in a row, then lets one call try whether it is back.
 * Each process finds that out for itself: what it costs is a few calls, and nobody needs to agree on it.
 */
export class Breaker {
  private failures = 0;
  private restsUntil = 0;

  constructor(
    private readonly rules: Rules,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether it is left alone: it has failed so often in a row that only one call now and then tries it. */
  get resting(): boolean {
    return this.failures >= this.rules.failures;
  }

  /** Whether a call may be made now. Who is told so reports how it went. */
  mayTry(): boolean {
    if (this.failures < this.rules.failures) return true;
    if (this.now() < this.restsUntil) return false;
    // The others wait for what this one finds, and as long again where it never tells.
    this.rest();
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  /** @returns whether this failure is the one with which the rest begins */
  failed(): boolean {
    this.failures += 1;
    if (this.failures >= this.rules.failures) this.rest();
    return this.failures === this.rules.failures;
  }

  private rest(): void {
    this.restsUntil = this.now() + this.rules.restS * 1000;
  }
}

/** A breaker, and what it stands before. */
export interface NamedBreaker {
  provider: string;
  host: string;
  breaker: Breaker;
}

/** A breaker for each host of each provider. */
export class ProviderBreakers {
  private readonly breakers = new Map<string, NamedBreaker>();

  constructor(private readonly rules: Rules) {}

  /** @param operation as calls are named: the provider, a dot, and what is asked */
  of(operation: string, url: string): Breaker {
    // In the sandbox all providers are one host: none of them shall suffer for another.
    const [provider = ''] = operation.split('.', 1);
    const { host } = new URL(url);
    const key = `${provider} ${host}`;
    const known = this.breakers.get(key);
    if (known) return known.breaker;
    const breaker = new Breaker(this.rules);
    this.breakers.set(key, { provider, host, breaker });
    return breaker;
  }

  /** Every breaker that a call has met so far. */
  all(): NamedBreaker[] {
    return [...this.breakers.values()];
  }
}
