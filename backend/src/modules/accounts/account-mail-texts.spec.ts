import { type Language, LANGUAGES } from '../../common/rules/language.js';
import { type MailContent } from '../../mail/mail-content.js';
import {
  accountLockedMail,
  codeMail,
  codesStoppedMail,
  emailChangedMail,
  emailInUseMail,
  goodbyeMail,
  newSignInMail,
  passwordChangedMail,
  providerConnectedMail,
} from './account-mail-texts.js';
import { alreadyRegisteredMail, signUpCodeMail } from './sign-up-mail-texts.js';

const EVIL = '"><img src=x>\r\nBcc: all@example.com';
const URL = 'https://hitohira.example/ja/somewhere?a=1&b=2';
const CODE = { code: '048213', until: new Date('2026-11-21T20:30:59Z') };
const evil = (language: Language) => ({ language, displayName: EVIL });

const MAILS: Record<string, (language: Language) => MailContent> = {
  'the code of a sign-up': (language) => signUpCodeMail(language, CODE),
  'the code of a new address': (language) => codeMail('update-email', evil(language), CODE),
  'the code of a password reset': (language) => codeMail('reset-password', evil(language), CODE),
  'the code of a password change': (language) => codeMail('change-password', evil(language), CODE),
  'a sign-up with a known address': (language) => alreadyRegisteredMail(language, { loginUrl: URL }),
  'a change to a known address': (language) => emailInUseMail(language, { loginUrl: URL }),
  'stopped codes': (language) => codesStoppedMail(language, { allowUrl: URL }),
  'a changed address': (language) =>
    emailChangedMail(evil(language), { contactUrl: 'x:', undoUrl: URL, hours: 72 }),
  'an address that was changed back': (language) =>
    emailChangedMail(evil(language), { contactUrl: URL, undoUrl: null, hours: 72 }),
  'a connection with a provider': (language) =>
    providerConnectedMail(evil(language), { provider: 'LINE', resetUrl: URL }),
  'the code of a confirmation': (language) => codeMail('confirm-identity', evil(language), CODE),
  'a changed password': (language) => passwordChangedMail(evil(language), { resetUrl: URL }),
  'a locked account': (language) => accountLockedMail(evil(language), { minutes: 15, resetUrl: URL }),
  'a new sign-in': (language) =>
    newSignInMail(evil(language), { device: EVIL, at: new Date('2026-11-21T20:30:00Z'), resetUrl: URL }),
  'a goodbye with a restoration link': (language) =>
    goodbyeMail(evil(language), { days: 7, restoreUrl: URL }),
  'a goodbye without a restoration link': (language) =>
    goodbyeMail(evil(language), { days: 0, restoreUrl: null }),
};

describe('the mail with a code', () => {
  it.each([
    ['ja', '2026年11月22日 5:30（日本標準時）まで、一度だけ使えます。'],
    ['en', 'until 21 November 2026 at 20:30 (UTC).'],
  ] as const)('states in %s when it expires', (language, words) => {
    for (const mail of [signUpCodeMail(language, CODE), codeMail('reset-password', evil(language), CODE)]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
  });
});

describe.each(Object.entries(MAILS))('the mail about %s', (_about, write) => {
  it.each(LANGUAGES)('is written in %s, as text and HTML', (language) => {
    const { subject, text, html } = write(language);
    const words = `${subject} ${text.replaceAll(EVIL, '').replaceAll(/（?ひとひら）?/g, '')}`;
    expect(/[぀-ヿ]/.test(words)).toBe(language === 'ja');
    expect(html).toContain(`<html lang="${language}">`);
    expect(subject).toContain('Hitohira');
    for (const form of [text, html]) expect(form).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it.each(LANGUAGES)('keeps names out of headers and markup, in %s', (language) => {
    const { subject, html } = write(language);
    expect(subject).not.toMatch(/[\r\n]|Bcc/);
    expect(html).not.toMatch(/<img|<script|x>"/);
  });

  it.each(LANGUAGES)('links to the given URL in text and HTML, in %s', (language) => {
    const { text, html } = write(language);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(links).toEqual(text.includes(URL) ? [URL.replace('&', '&amp;')] : []);
    expect(text.includes('048213')).toBe(html.includes('048213'));
  });
});

it('shows times in the time zone of the account', () => {
  const to = { language: 'en', displayName: 'Hana', timeZone: 'America/New_York' } as const;
  const { until: at } = CODE;
  for (const mail of [
    codeMail('confirm-identity', to, CODE),
    newSignInMail(to, { device: null, at, resetUrl: URL }),
  ])
    expect(mail.text).toContain('21 November 2026 at 15:30 (Eastern Time)');
});

it('shows the time of a sign-in in the time zone it names', () => {
  expect(MAILS['a new sign-in']!('ja').text).toContain('2026年11月22日 5:30（日本標準時）');
  expect(MAILS['a new sign-in']!('en').text).toContain('21 November 2026 at 20:30 (UTC)');
});

it('uses the singular for one day', () => {
  const mail = (days: number) => goodbyeMail(evil('en'), { days, restoreUrl: URL }).text;
  expect(mail(1)).toContain('Within 1 day, you');
  expect(mail(7)).toContain('Within 7 days, you');
});
