import { GOOGLE_PEOPLE, type GooglePerson } from '../../sandbox/providers/google/people.js';
import { INSTAGRAM_PEOPLE, type InstagramPerson } from '../../sandbox/providers/instagram/people.js';
import { LINE_PEOPLE, type LinePerson } from '../../sandbox/providers/line/people.js';
import { SandboxProviders } from '../../sandbox/providers/sandbox-providers.js';
import { TIKTOK_PEOPLE, type TiktokPerson } from '../../sandbox/providers/tiktok/sandbox-tiktok.js';
import { type SandboxProvider, sandboxVariables } from '../../sandbox/providers/variables.js';
import { type Fault, type JournalEntry } from '../../sandbox/providers/world.js';
import { X_PEOPLE, type XPerson } from '../../sandbox/providers/x/sandbox-x.js';
import { PUBLIC_URL } from './test-app.js';

export { type LinePerson };

/** Two people at the sandbox's LINE: one with an e-mail address, and one without. */
export const [SUMIRE, , NANOHA] = LINE_PEOPLE as [LinePerson, LinePerson, LinePerson];

/** The people at the sandbox's other providers, by what they have there. */
export const AT_YOUTUBE = named(GOOGLE_PEOPLE, 'oneChannel', 'severalChannels', 'noChannel');
export const AT_INSTAGRAM = named(INSTAGRAM_PEOPLE, 'onePage', 'manyPosts', 'personal');
export const AT_TIKTOK = named(TIKTOK_PEOPLE, 'somebody');
export const AT_X = named(X_PEOPLE, 'somebody', 'another');

/** The people of each provider of the sandbox. */
interface People {
  google: GooglePerson;
  instagram: InstagramPerson;
  tiktok: TiktokPerson;
  x: XPerson;
}

/** The parameters with which a provider redirects back to the site. */
export interface ProviderCallback {
  /** The address without its query. */
  address: string;
  code: string;
  state: string;
  error: string | null;
}

let made = 0;

/** The provider sandbox of a suite, controlled through its HTTP endpoints. */
export class TestSandbox {
  private constructor(private readonly providers: SandboxProviders) {}

  static async start(publicUrl = PUBLIC_URL): Promise<TestSandbox> {
    return new TestSandbox(await SandboxProviders.start({ publicUrl }));
  }

  get url(): string {
    return this.providers.url;
  }

  /** The environment of a server that uses the sandbox. */
  get variables(): Record<string, string> {
    return { ...sandboxVariables(this.url), PROVIDER_IMAGE_ORIGINS: this.url };
  }

  stop(): Promise<void> {
    return this.providers.stop();
  }

  /**
   * Consents at a provider as a person, or refuses, and returns the parameters of the callback.
   *
   * @param decline the requested scope that is not granted, in the provider's words
   */
  async consent(
    authUrl: string,
    choice: { userId: string } | 'deny' = SUMIRE,
    decline?: string,
  ): Promise<ProviderCallback> {
    const chosen = new URL(authUrl);
    if (decline !== undefined) chosen.searchParams.set('decline', decline);
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

  /** Adds a new person at LINE. */
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

  /** Makes calls to an endpoint of LINE fail. */
  fault(path: string, fault: Omit<Fault, 'route'>, method = 'POST'): Promise<void> {
    return this.faultAt(`${method} /line${path}`, fault);
  }

  /** Makes calls to an endpoint of any provider fail: `GET /google/youtube/v3/videos`. */
  faultAt(route: string, fault: Omit<Fault, 'route'>): Promise<void> {
    return this.control('faults', { route, ...fault });
  }

  /** Releases all held answers. */
  release(): Promise<void> {
    return this.control('releases', {});
  }

  /** Adds a person at a provider. */
  addPerson<Provider extends keyof People>(provider: Provider, person: People[Provider]): Promise<void> {
    return this.control('users', { provider, ...person });
  }

  /** Revokes everything that a person has granted, as in the settings of the provider. */
  withdraw(provider: SandboxProvider, { userId }: { userId: string }): Promise<void> {
    return this.control('withdrawals', { provider, userId });
  }

  advance(seconds: number): Promise<void> {
    return this.control('clock', { advanceS: seconds });
  }

  reset(): Promise<void> {
    return this.control('reset', {});
  }

  /** The calls to an endpoint of LINE, oldest first. */
  requests(path: string): Promise<JournalEntry[]> {
    return this.requestsTo(`/line${path}`);
  }

  /** The calls to an endpoint of any provider, oldest first. */
  async requestsTo(path: string): Promise<JournalEntry[]> {
    const entries = await this.read<JournalEntry>('requests');
    return entries.filter((entry) => entry.path === path);
  }

  /** The number of calls to all providers. */
  async countRequests(): Promise<number> {
    return (await this.read('requests')).length;
  }

  /** Every code and token that the providers for linked accounts have issued. */
  secrets(): Promise<string[]> {
    return this.read('secrets');
  }

  private async read<Entry>(what: string): Promise<Entry[]> {
    const answer = await fetch(`${this.url}/__control/${what}`);
    return ((await answer.json()) as { results: Entry[] }).results;
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

function named<Person, Name extends string>(
  people: readonly Person[],
  ...names: Name[]
): Record<Name, Person> {
  const pairs = names.map((name, index) => [name, people[index]]);
  return Object.fromEntries(pairs) as Record<Name, Person>;
}
