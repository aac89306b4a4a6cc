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

/** Two of those who can be chosen at the sandbox's LINE: one with an e-mail, and one without. */
export const [SUMIRE, , NANOHA] = LINE_PEOPLE as [LinePerson, LinePerson, LinePerson];

/** Those who can be chosen at the sandbox's other providers, by what they have there. */
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
    return { ...sandboxVariables(this.url), PROVIDER_IMAGE_ORIGINS: this.url };
  }

  stop(): Promise<void> {
    return this.providers.stop();
  }

  /**
   * Goes through the consent page as somebody, or as somebody who refuses.
   *
   * @param decline what is not granted of what is asked for, in the provider's words
   */
  async consent(
    authUrl: string,
    choice: { userId: string } | 'deny' = SUMIRE,
    decline?: string,
  ): Promise<WayBack> {
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
    return this.faultAt(`${method} /line${path}`, fault);
  }

  /** Lets a call of any provider's fail: `GET /google/youtube/v3/videos`. */
  faultAt(route: string, fault: Omit<Fault, 'route'>): Promise<void> {
    return this.control('faults', { route, ...fault });
  }

  /** Lets all answers go that are held back. */
  release(): Promise<void> {
    return this.control('releases', {});
  }

  /** Adds somebody at a provider. */
  addPerson<Provider extends keyof People>(provider: Provider, person: People[Provider]): Promise<void> {
    return this.control('users', { provider, ...person });
  }

  /** Takes back all that somebody has granted, as people can in their settings at a provider. */
  withdraw(provider: SandboxProvider, { userId }: { userId: string }): Promise<void> {
    return this.control('withdrawals', { provider, userId });
  }

  advance(seconds: number): Promise<void> {
    return this.control('clock', { advanceS: seconds });
  }

  reset(): Promise<void> {
    return this.control('reset', {});
  }

  /** The calls that came to one of LINE's addresses, oldest first. */
  requests(path: string): Promise<JournalEntry[]> {
    return this.requestsTo(`/line${path}`);
  }

  /** The calls that came to an address of any provider, oldest first. */
  async requestsTo(path: string): Promise<JournalEntry[]> {
    const entries = await this.told<JournalEntry>('requests');
    return entries.filter((entry) => entry.path === path);
  }

  /** How many calls came to any of the providers. */
  async countRequests(): Promise<number> {
    return (await this.told('requests')).length;
  }

  /** Every code and token that the providers at which accounts are linked have given out. */
  secrets(): Promise<string[]> {
    return this.told('secrets');
  }

  private async told<Entry>(what: string): Promise<Entry[]> {
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
