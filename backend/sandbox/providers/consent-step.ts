import { type Request, type Response } from 'express';
import { consentPage, type Purpose, refusalPage } from './consent-page.js';
import { queryOf } from './oauth-request.js';
import { type Language } from '../../src/common/rules/language.js';
import { languageOf, PAGE_POLICY } from './sandbox-page.js';

/** An account at a provider. */
export interface SandboxPerson {
  userId: string;
  displayName: string;
}

/** A provider's consent step. */
export interface ConsentStep<Person> {
  service: string;
  purpose: Purpose;
  scopes: Record<Language, readonly string[]>;
  people: readonly Person[];
  /** Distinguishes people, or explains the effect of the choice. */
  detail: (person: Person, language: Language) => string;
  wrong: string | null;
  /** The redirect parameters for a denial and for a consent, without the state. */
  denied: Record<string, string>;
  allow: (person: Person) => Record<string, string>;
  /** Appended to the redirect. */
  fragment?: string;
}

/** Shows the consent page, or redirects to the site after the choice. */
export function askForConsent<Person extends SandboxPerson>(
  request: Request,
  response: Response,
  { service, purpose, scopes, people, detail, wrong, denied, allow, fragment = '' }: ConsentStep<Person>,
): void {
  const query = queryOf(request);
  response.set({ 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-store' });
  if (wrong !== null) {
    response.status(400).send(refusalPage(service, wrong));
    return;
  }
  const chosen = people.find(({ userId }) => userId === query['login_hint']);
  const result = query['deny'] !== undefined ? denied : chosen && allow(chosen);
  if (result) {
    const back = new URLSearchParams({ ...result, ...(query['state'] ? { state: query['state'] } : {}) });
    response.redirect(302, `${query['redirect_uri']}?${back.toString()}${fragment}`);
    return;
  }
  const language = languageOf(request);
  const choices = people.map((person) => ({
    id: person.userId,
    name: person.displayName,
    detail: detail(person, language),
  }));
  const page = { service, purpose, language, scopes: scopes[language], choices };
  response.send(consentPage(page, request.originalUrl));
}
