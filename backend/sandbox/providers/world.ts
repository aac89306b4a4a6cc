/** The sandbox's clock, which tests can advance. */
export class SandboxClock {
  private offsetMs = 0;

  now(): number {
    return Date.now() + this.offsetMs;
  }

  nowS(): number {
    return Math.floor(this.now() / 1000);
  }

  advance(seconds: number): void {
    this.offsetMs += seconds * 1000;
  }

  reset(): void {
    this.offsetMs = 0;
  }
}

/** A recorded request, without its secrets. */
export interface JournalEntry {
  method: string;
  path: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  form: Record<string, string>;
  /** The response status; null while pending. */
  status: number | null;
}

/** A fault that a route shows for some requests. */
export interface Fault {
  /** Method and path: `POST /line/oauth2/v2.1/token`. */
  route: string;
  /** The number of requests; 1 by default. */
  times?: number;
  delayMs?: number;
  /** Holds the response back until it is released. */
  held?: boolean;
  /** Never responds, or closes the connection. */
  end?: 'hang' | 'drop';
  /** Responds with this instead. */
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Responds with this many zero bytes. */
  bytes?: number;
  /** The fault of the ID token. */
  identityToken?: string;
}

class Faults {
  private readonly waiting: Fault[] = [];

  add(fault: Fault): void {
    this.waiting.push({ ...fault, times: fault.times ?? 1 });
  }

  /** The fault for a request, if any. */
  take(route: string): Fault | null {
    const fault = this.waiting.find((each) => each.route === route && (each.times ?? 0) > 0);
    if (!fault) return null;
    fault.times = (fault.times ?? 1) - 1;
    return fault;
  }

  reset(): void {
    this.waiting.length = 0;
  }
}

/** Responses held back by tests. */
export class HeldAnswers {
  private waiting: (() => unknown)[] = [];

  add(answer: () => unknown): void {
    this.waiting.push(answer);
  }

  release(): void {
    const going = this.waiting;
    this.waiting = [];
    for (const answer of going) answer();
  }
}

/** The state that the providers share. */
export interface SandboxWorld {
  clock: SandboxClock;
  faults: Faults;
  held: HeldAnswers;
  journal: JournalEntry[];
  /** All issued codes and tokens, for tests that search for leaks. */
  given: string[];
}

export function createWorld(): SandboxWorld {
  return { clock: new SandboxClock(), faults: new Faults(), held: new HeldAnswers(), journal: [], given: [] };
}
