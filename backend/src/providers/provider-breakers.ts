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

/** A breaker for each host of each provider. */
export class ProviderBreakers {
  private readonly breakers = new Map<string, Breaker>();

  constructor(private readonly rules: Rules) {}

  /** @param operation as calls are named: the provider, a dot, and what is asked */
  of(operation: string, url: string): Breaker {
    // In the sandbox all providers are one host: none of them shall suffer for another.
    const key = `${operation.split('.', 1)[0]} ${new URL(url).host}`;
    const known = this.breakers.get(key);
    if (known) return known;
    const breaker = new Breaker(this.rules);
    this.breakers.set(key, breaker);
    return breaker;
  }
}
