import { checkEmail } from './email-address.js';
import { type RuleName } from './text.js';

type Case = [what: string, value: string, verdict: RuleName | null];

const longEmail = (length: number) => {
  const domain = `${`${'d'.repeat(60)}.`.repeat(3)}example.com`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
};

describe('checkEmail', () => {
  it.each<Case>([
    ['nothing', '', 'required'],
    ['an address', 'hana@example.com', null],
    ['a tag', 'hana+tag@example.co.jp', null],
    ['every permitted symbol', "!#$%&'*+/=?^_`{|}~-@example.com", null],
    ['256 characters', longEmail(256), null],
    ['257 characters', longEmail(257), 'invalidLength'],
    ['a local part of 64', `${'a'.repeat(64)}@example.com`, null],
    ['dots between words', 'hana.no.sato@example.com', null],
    ['two dots in a row', 'a..b@example.com', 'invalidFormat'],
    ['a dot at the beginning', '.a@example.com', 'invalidFormat'],
    ['a dot before the at sign', 'a.@example.com', 'invalidFormat'],
    ['a dot alone', '.@example.com', 'invalidFormat'],
    ['a local part of 64 with a dot', `${'a'.repeat(31)}.${'b'.repeat(32)}@example.com`, null],
    ['a local part of 65 with a dot', `${'a'.repeat(32)}.${'b'.repeat(32)}@example.com`, 'invalidFormat'],
    ['a local part of 65', `${'a'.repeat(65)}@example.com`, 'invalidFormat'],
    ['a label of 64', `a@${'d'.repeat(64)}.com`, 'invalidFormat'],
    ['no at sign', 'hana.example.com', 'invalidFormat'],
    ['two at signs', 'a@b@example.com', 'invalidFormat'],
    ['no domain', 'hana@', 'invalidFormat'],
    ['a domain without a dot', 'hana@example', 'invalidFormat'],
    ['a domain ending in a dot', 'hana@example.com.', 'invalidFormat'],
    ['a hyphen at the edge of a label', 'hana@-example.com', 'invalidFormat'],
    ['a space', 'ha na@example.com', 'invalidFormat'],
    ['kana', 'はな@example.com', 'invalidFormat'],
    ['a full-width at sign', 'hana＠example.com', 'invalidFormat'],
    ['a line break and a header', 'hana@example.com\nBcc: x@example.com', 'invalidFormat'],
    ['a display name', 'Hana <hana@example.com>', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkEmail(value)).toBe(verdict);
  });
});
