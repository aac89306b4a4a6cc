/** The time of the sandbox: the real one, and what a test has added to it. */
export class SandboxClock {
  private offsetMs = 0;

  /** Now, in milliseconds. */
  now(): number {
    return Date.now() + this.offsetMs;
  }

  /** Now, in the whole seconds that tokens count in. */
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

/** A request that came in: without its secrets, so that whoever reads the journal learns none. */
export interface JournalEntry {
  method: string;
  path: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  form: Record<string, string>;
  /** What it was answered with; null as long as it was not. */
  status: number | null;
}

/** What a route does instead of what it should, for some calls. */
export interface Fault {
  /** Method and path: `POST /line/oauth2/v2.1/token`. */
  route: string;
  /** For how many calls; once unless said otherwise. */
  times?: number;
  /** Waits first. */
  delayMs?: number;
  /** Does what it should, and holds the answer back until what is held is released. */
  held?: boolean;
  /** Never answers; or closes the connection without a word. */
  end?: 'hang' | 'drop';
  /** Answers with this instead. */
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Answers with this many bytes of nothing. */
  bytes?: number;
  /** What is wrong with the identity token of an answer that is otherwise as it should be. */
  identityToken?: string;
}

/** The faults that wait for their calls. */
class Faults {
  private readonly waiting: Fault[] = [];

  add(fault: Fault): void {
    this.waiting.push({ ...fault, times: fault.times ?? 1 });
  }

  /** The fault that this call meets, if any. */
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

/** Answers that are held back until a test lets them go. */
export class HeldAnswers {
  private waiting: (() => unknown)[] = [];

  add(answer: () => unknown): void {
    this.waiting.push(answer);
  }

  /** Lets all of them go. */
  release(): void {
    const going = this.waiting;
    this.waiting = [];
    for (const answer of going) answer();
  }
}

/** What the sandbox's providers share. */
export interface SandboxWorld {
  clock: SandboxClock;
  faults: Faults;
  held: HeldAnswers;
  journal: JournalEntry[];
  /** Every code and token that was given out, for tests that look for them where they must not be. */
  given: string[];
}

/** A world in which nothing has happened. */
export function createWorld(): SandboxWorld {
  return { clock: new SandboxClock(), faults: new Faults(), held: new HeldAnswers(), journal: [], given: [] };
}
