import { type Request, type Response } from 'express';
import { type ConsentChoice, consentPage, type Purpose, refusalPage } from './consent-page.js';
import { type Language, languageOf, PAGE_POLICY } from './sandbox-page.js';

/** The fields of a query or form that occur once. */
export type Fields = Record<string, string | undefined>;

export function queryOf(request: Request): Fields {
  return request.query as Fields;
}

/** A provider's consent step. */
export interface ConsentStep<Person> {
  service: string;
  purpose: Purpose;
  /** The granted permissions in words. */
  scopes: Record<Language, readonly string[]>;
  people: readonly Person[];
  choice: (person: Person, language: Language) => ConsentChoice;
  /** The invalid parameter, if any. */
  wrong: string | null;
  /** The redirect parameters for a denial and for a consent, without the state. */
  denied: Record<string, string>;
  allow: (person: Person) => Record<string, string>;
  /** Appended to the redirect. */
  fragment?: string;
}

/** Shows the consent page, or redirects to the site after the choice. */
export function askForConsent<Person>(request: Request, response: Response, step: ConsentStep<Person>): void {
  const query = queryOf(request);
  response.set({ 'Content-Security-Policy': PAGE_POLICY, 'Cache-Control': 'no-store' });
  if (step.wrong !== null) {
    response.status(400).send(refusalPage(step.service, step.wrong));
    return;
  }
  const leadBack = (result: Record<string, string>) => {
    const back = new URLSearchParams({ ...result, ...(query['state'] ? { state: query['state'] } : {}) });
    response.redirect(302, `${query['redirect_uri']}?${back.toString()}${step.fragment ?? ''}`);
  };
  if (query['deny'] !== undefined) {
    leadBack(step.denied);
    return;
  }
  const { service, purpose, people, choice } = step;
  const language = languageOf(request);
  const chosen = people.find((person) => choice(person, language).id === query['login_hint']);
  if (chosen) {
    leadBack(step.allow(chosen));
    return;
  }
  const page = {
    service,
    purpose,
    language,
    scopes: step.scopes[language],
    choices: people.map((person) => choice(person, language)),
  };
  response.send(consentPage(page, request.originalUrl));
}

/** The requested scopes without those that a test declines. */
export function grantedScopes(query: Fields, separator: ' ' | ','): string[] {
  const listed = (text = '') => text.split(separator).filter((scope) => scope !== '');
  const declined = listed(query['decline']);
  return listed(query['scope']).filter((scope) => !declined.includes(scope));
}
