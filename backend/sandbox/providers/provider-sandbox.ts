import { type Request, type Response, type Router } from 'express';
import { askForConsent, type ConsentStep, type SandboxPerson } from './consent-step.js';
import { type ControlledProvider } from './control.js';
import { type Consent, GrantBook, type GrantRules } from './grant-book.js';
import { type Fields, queryOf } from './oauth-request.js';
import { type SandboxWorld } from './world.js';

/** A consent step as a provider describes it. */
interface AuthorizationStep<Person> extends Omit<ConsentStep<Person>, 'people' | 'allow'> {
  /** Separates the scopes in the request. */
  separator: ' ' | ',';
  /** Whether a consent yields a refresh token. */
  withRefresh: (person: Person, scopes: string[]) => boolean;
  /** Redirect parameters of a consent beside the code. */
  more?: (scopes: string[]) => Record<string, string>;
}

/** The people and grants of one of the sandbox's providers. */
export abstract class ProviderSandbox<Person extends SandboxPerson> implements ControlledProvider {
  protected readonly grants: GrantBook;
  protected people: Person[];

  constructor(
    protected readonly world: SandboxWorld,
    rules: GrantRules,
    private readonly residents: readonly Person[],
    /** The only accepted callback. */
    private readonly callback: string,
  ) {
    this.grants = new GrantBook(rules, world.clock, world.given);
    this.people = [...residents];
  }

  /** The provider's endpoints. */
  abstract routes(): Router;

  reset(): void {
    this.grants.reset();
    this.people = [...this.residents];
  }

  /** @param person complete; replaces the one with the same ID */
  addPerson(person: Record<string, unknown>): void {
    const added = person as unknown as Person;
    this.people = [...this.people.filter(({ userId }) => userId !== added.userId), added];
  }

  withdraw(userId: string): void {
    this.grants.withdraw(userId);
  }

  /** Shows the consent page, and redirects with a code after a consent. */
  protected authorize(
    request: Request,
    response: Response,
    { separator, withRefresh, more, ...step }: AuthorizationStep<Person>,
  ): void {
    const query = queryOf(request);
    const scopes = grantedScopes(query, separator);
    askForConsent(request, response, {
      ...step,
      people: this.people,
      allow: (person) => {
        const consent: Consent = {
          personId: person.userId,
          redirectUri: query['redirect_uri'] ?? '',
          scopes,
          nonce: query['nonce'] ?? null,
          codeChallenge: query['code_challenge'] ?? null,
          withRefresh: withRefresh(person, scopes),
        };
        return { code: this.grants.issueCode(consent), ...more?.(scopes) };
      },
    });
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

/** The requested scopes without those that a test declines. */
function grantedScopes(query: Fields, separator: ' ' | ','): string[] {
  const listed = (text = '') => text.split(separator).filter((scope) => scope !== '');
  const declined = listed(query['decline']);
  return listed(query['scope']).filter((scope) => !declined.includes(scope));
}
