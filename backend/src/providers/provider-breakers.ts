import { type AppConfig } from '../config/app-config.js';

type Rules = AppConfig['providers']['breaker'];

/**
 * A circuit breaker: opens after several failures in a row, then lets single calls through to test for recovery.
 * Each process has its own.
 */
export class Breaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly rules: Rules,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether the breaker is open. */
  get isOpen(): boolean {
    return this.failures >= this.rules.failures;
  }

  /** Whether a call may be made now. The caller then reports `succeeded` or `failed`. */
  allowsCall(): boolean {
    if (this.failures < this.rules.failures) return true;
    if (this.now() < this.openUntil) return false;
    // Blocks other calls while this one tests for recovery, even if it never reports a result.
    this.open();
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  /** @returns whether this failure opened the breaker */
  failed(): boolean {
    this.failures += 1;
    if (this.failures >= this.rules.failures) this.open();
    return this.failures === this.rules.failures;
  }

  private open(): void {
    this.openUntil = this.now() + this.rules.restS * 1000;
  }
}

/** A breaker with its provider and host. */
export interface NamedBreaker {
  provider: string;
  host: string;
  breaker: Breaker;
}

/** A breaker for each host of each provider. */
export class ProviderBreakers {
  private readonly breakers = new Map<string, NamedBreaker>();

  constructor(private readonly rules: Rules) {}

  /** @param operation `provider.call` */
  of(operation: string, url: string): Breaker {
    // In the sandbox all providers share one host but must not share a breaker.
    const [provider = ''] = operation.split('.', 1);
    const { host } = new URL(url);
    const key = `${provider} ${host}`;
    const known = this.breakers.get(key);
    if (known) return known.breaker;
    const breaker = new Breaker(this.rules);
    this.breakers.set(key, { provider, host, breaker });
    return breaker;
  }

  /** All breakers created so far. */
  all(): NamedBreaker[] {
    return [...this.breakers.values()];
  }
}
