import { type Fields } from './consent-step.js';
import { type ControlledProvider } from './control.js';
import { GrantBook, type GrantRules } from './grant-book.js';
import { type SandboxWorld } from './world.js';

/** The people and grants of the sandbox's linking providers. */
export abstract class LinkageSandbox<Person extends { userId: string }> implements ControlledProvider {
  protected readonly grants: GrantBook;
  protected people: Person[];

  constructor(
    { clock, given }: SandboxWorld,
    rules: GrantRules,
    /** The built-in people. */
    private readonly residents: readonly Person[],
    /** The only accepted callback. */
    private readonly callback: string,
  ) {
    this.grants = new GrantBook(rules, clock, given);
    this.people = [...residents];
  }

  reset(): void {
    this.grants.reset();
    this.people = [...this.residents];
  }

  /** @param person complete, as tests add it */
  addPerson(person: Record<string, unknown>): void {
    this.people.push(person as unknown as Person);
  }

  withdraw(userId: string): void {
    this.grants.withdraw(userId);
  }

  /** The person who has consented. */
  protected personOf(consent: { personId: string } | null): Person | undefined {
    return this.people.find(({ userId }) => userId === consent?.personId);
  }

  /** The parameter that every provider would reject, or null. */
  protected wrongForAll(query: Fields, clientName: string, clientId: string): string | null {
    if (query[clientName] !== clientId) return clientName;
    if (query['redirect_uri'] !== this.callback) return 'redirect_uri';
    return query['response_type'] === 'code' ? null : 'response_type';
  }
}
