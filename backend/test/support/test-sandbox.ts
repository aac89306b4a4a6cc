import { LINE_PEOPLE, type LinePerson } from '../../sandbox/providers/line/people.js';
import { SandboxProviders } from '../../sandbox/providers/sandbox-providers.js';
import { sandboxLineVariables } from '../../sandbox/providers/variables.js';
import { type Fault, type JournalEntry } from '../../sandbox/providers/world.js';
import { PUBLIC_URL } from './test-app.js';

export { type LinePerson };

/** Two of those who can be chosen at the sandbox's LINE: one with an e-mail, and one without. */
export const [SUMIRE, , NANOHA] = LINE_PEOPLE as [LinePerson, LinePerson, LinePerson];

/** What a browser comes back with from a provider. */
export interface WayBack {
  /** The address without its query. */
  address: string;
  code: string;
  state: string;
  error: string | null;
}

let made = 0;

/** The providers' sandbox of a suite, told what to do as any test from outside would tell it. */
export class TestSandbox {
  private constructor(private readonly providers: SandboxProviders) {}

  static async start(publicUrl = PUBLIC_URL): Promise<TestSandbox> {
    return new TestSandbox(await SandboxProviders.start({ publicUrl }));
  }

  get url(): string {
    return this.providers.url;
  }

  /** The environment of a server that talks to it. */
  get variables(): Record<string, string> {
    return sandboxLineVariables(this.url);
  }

  stop(): Promise<void> {
    return this.providers.stop();
  }

  /** Goes through the consent page as somebody, or as somebody who refuses. */
  async consent(authUrl: string, choice: LinePerson | 'deny' = SUMIRE): Promise<WayBack> {
    const chosen = new URL(authUrl);
    if (choice === 'deny') chosen.searchParams.set('deny', '1');
    else chosen.searchParams.set('login_hint', choice.userId);
    const answer = await fetch(chosen, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    const { searchParams } = back;
    return {
      address: `${back.origin}${back.pathname}`,
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      error: searchParams.get('error'),
    };
  }

  /** Somebody at LINE whom no other test knows. */
  async newPerson(overrides: Partial<LinePerson> = {}): Promise<LinePerson> {
    made += 1;
    const person = {
      userId: `U${made.toString(16).padStart(32, 'a')}`,
      displayName: `ともだち${made}`,
      email: `friend${made}@example.com`,
      ...overrides,
    };
    await this.control('users', { provider: 'line', ...person });
    return person;
  }

  /** Lets a call of LINE's fail. */
  fault(path: string, fault: Omit<Fault, 'route'>, method = 'POST'): Promise<void> {
    return this.control('faults', { route: `${method} /line${path}`, ...fault });
  }

  advance(seconds: number): Promise<void> {
    return this.control('clock', { advanceS: seconds });
  }

  reset(): Promise<void> {
    return this.control('reset', {});
  }

  /** The calls that came to one of LINE's addresses, oldest first. */
  async requests(path: string): Promise<JournalEntry[]> {
    const answer = await fetch(`${this.url}/__control/requests`);
    const { results } = (await answer.json()) as { results: JournalEntry[] };
    return results.filter((entry) => entry.path === `/line${path}`);
  }

  private async control(what: string, body: object): Promise<void> {
    const answer = await fetch(`${this.url}/__control/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${what}.`);
  }
}
