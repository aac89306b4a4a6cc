import { type Language } from '../../src/common/rules/language.js';
import { escapeText, languageLink, sandboxPage, withParameter } from './sandbox-page.js';

export type Purpose = 'login' | 'linkage';

const WORDS = {
  ja: {
    heading: { login: 'だれとしてログインしますか？', linkage: 'どのアカウントを連携しますか？' },
    lead: 'Hitohiraに次の情報を渡すことを許可します。',
    allowAs: { login: '許可してログイン', linkage: '許可して連携' },
    deny: '許可しない',
  },
  en: {
    heading: { login: 'Who would you like to log in as?', linkage: 'Which account would you like to link?' },
    lead: 'You allow Hitohira to know:',
    allowAs: { login: 'Allow and log in', linkage: 'Allow and link' },
    deny: 'Do not allow',
  },
} as const;

interface ConsentChoice {
  id: string;
  name: string;
  /** Distinguishes people, or explains the effect of the choice. */
  detail: string;
}

/** The content of a consent page. */
export interface ConsentPage {
  service: string;
  purpose: Purpose;
  language: Language;
  scopes: readonly string[];
  choices: readonly ConsentChoice[];
}

/**
 * Renders the page on which a test person is chosen.
 *
 * @param address the page's URL, to which the choice is added
 */
export function consentPage(
  { service, purpose, language, scopes, choices }: ConsentPage,
  address: string,
): string {
  const words = WORDS[language];
  const people = choices.map(
    ({ id, name, detail }) => `
      <a class="person" href="${escapeText(withParameter(address, 'login_hint', id))}" aria-label="${escapeText(`${name}: ${words.allowAs[purpose]}`)}">
        <span class="face" aria-hidden="true">${escapeText(Array.from(name)[0] ?? '')}</span>
        <span class="who"><b>${escapeText(name)}</b><span>${escapeText(detail)}</span></span>
      </a>`,
  );
  return sandboxPage(
    service,
    language,
    `<h1>${words.heading[purpose]}</h1>
      <p class="lead">${words.lead}</p>
      <ul>${scopes.map((scope) => `<li>${scope}</li>`).join('')}</ul>
      ${people.join('')}
      <a class="deny" href="${escapeText(withParameter(address, 'deny', '1'))}">${words.deny}</a>`,
    languageLink(address, language),
  );
}

/** The error page for an invalid authorization request. */
export function refusalPage(service: string, parameter: string): string {
  return sandboxPage(
    service,
    'en',
    `<h1>400 Bad Request</h1><p class="lead">The parameter ${escapeText(parameter)} is not valid.</p>`,
  );
}
