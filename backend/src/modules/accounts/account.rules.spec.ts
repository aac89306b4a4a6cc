import { type RuleName } from '../../common/rules/text.js';
import {
  checkDisplayId,
  checkDisplayName,
  checkIntroduction,
  checkNumericId,
  checkPassword,
} from './account.rules.js';

type Case = [what: string, value: string, verdict: RuleName | null];

const FAMILY = '👨‍👩‍👧‍👦'; // Seven code points.

describe('checkDisplayId', () => {
  it.each<Case>([
    ['nothing', '', 'required'],
    ['one letter', 'a', null],
    ['one digit', '7', null],
    ['30 characters', 'a'.repeat(30), null],
    ['31 characters', 'a'.repeat(31), 'invalidLength'],
    ['every permitted character', 'aZ0-_.9', null],
    ['two dots in a row', 'a..b', null],
    ['a file name', 'taro.yamada.json', null],
    ['a dot first', '.a', 'invalidFormat'],
    ['a dot last', 'a.', 'invalidFormat'],
    ['a hyphen first', '-a', 'invalidFormat'],
    ['an underscore last', 'a_', 'invalidFormat'],
    ['only punctuation', '-', 'invalidFormat'],
    ['a space', 'a b', 'invalidFormat'],
    ['unconverted full-width letters', 'ＡＢＣ', 'invalidFormat'],
    ['kana', 'はな', 'invalidFormat'],
    ['a slash', 'a/b', 'invalidFormat'],
    ['a line feed at the end', 'a\n', 'invalidFormat'],
    ['a Cyrillic letter that looks Latin', 'а', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkDisplayId(value)).toBe(verdict);
  });
});

describe('checkDisplayName', () => {
  it.each<Case>([
    ['nothing', '', 'required'],
    ['only a space', '\u3000', 'required'],
    ['only invisible characters', '\u200b\u2060', 'required'],
    ['one character', '花', null],
    ['30 characters', '花'.repeat(30), null],
    ['31 characters', '花'.repeat(31), 'invalidLength'],
    ['30 emoji, which are 60 code units', '🌸'.repeat(30), null],
    ['31 emoji', '🌸'.repeat(31), 'invalidLength'],
    ['30 code points of joined emoji', `${FAMILY.repeat(4)}ab`, null],
    ['31 code points of joined emoji', `${FAMILY.repeat(4)}abc`, 'invalidLength'],
    ['markup, which is text', '</script><b>x', null],
    ['a bidirectional control character', 'a\u202eb', null],
    ['a line break', 'a\nb', 'invalidFormat'],
    ['NUL', 'a\u0000', 'invalidFormat'],
    ['a lone surrogate', 'a\ud800', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkDisplayName(value)).toBe(verdict);
  });
});

describe('checkPassword', () => {
  it.each<Case>([
    ['nothing', '', 'required'],
    ['7 characters', 'Aa1bcde', 'invalidLength'],
    ['8 characters', 'Aa1bcdef', null],
    ['128 characters', `Aa1${'b'.repeat(125)}`, null],
    ['129 characters', `Aa1${'b'.repeat(126)}`, 'invalidLength'],
    ['128 code points, most of them beyond the BMP', `Aa1${'🌸'.repeat(125)}`, null],
    ['two classes: letters', 'Abcdefgh', 'invalidFormat'],
    ['two classes: lower case and digits', 'abcdefg1', 'invalidFormat'],
    ['two classes: upper case and symbols', 'ABCDEFG!', 'invalidFormat'],
    ['three classes without a digit', 'Abcdefg!', null],
    ['three classes without upper case', 'abcdef1!', null],
    ['three classes without lower case', 'ABCDEF1!', null],
    ['three classes without a symbol', 'Abcdefg1', null],
    ['four classes', 'Abcdef1!', null],
    ['kana with three classes', 'ひらがなAa1ひら', null],
    ['kana, which are not a class', 'ひらがなひらがなa1', 'invalidFormat'],
    ['a space', 'Abcd efg1', 'invalidFormat'],
    ['a full-width space', 'Abcd\u3000efg1', 'invalidFormat'],
    ['a tab', 'Abcd\tefg1', 'invalidFormat'],
    ['NUL', 'Abcdefg1\u0000', 'invalidFormat'],
    ['a lone surrogate', 'Abcdefg1\ud800', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkPassword(value)).toBe(verdict);
  });
});

describe('checkIntroduction', () => {
  it.each<Case>([
    ['nothing', '', null],
    ['150 characters', '花'.repeat(150), null],
    ['151 characters', '花'.repeat(151), 'invalidLength'],
    ['150 emoji', '🌸'.repeat(150), null],
    ['150 characters on 10 lines', `${'花'.repeat(14)}\n`.repeat(10), null],
    ['an unconverted carriage return', 'a\r\nb', 'invalidFormat'],
    ['several lines', 'a\nb\n\nc', null],
    ['NUL', 'a\u0000', 'invalidFormat'],
    ['a lone surrogate', '\udc00', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkIntroduction(value)).toBe(verdict);
  });
});

describe('checkNumericId', () => {
  it.each<Case>([
    ['nothing', '', 'required'],
    ['one digit', '0', null],
    ['leading zeros', '007', null],
    ['20 digits', '1'.repeat(20), null],
    ['21 digits', '1'.repeat(21), 'invalidLength'],
    ['the value that removes an ID', '-1', 'invalidFormat'],
    ['a fraction', '1.5', 'invalidFormat'],
    ['an exponent', '1e3', 'invalidFormat'],
    ['unconverted full-width digits', '１２', 'invalidFormat'],
    ['a line feed at the end', '12\n', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkNumericId(value)).toBe(verdict);
  });
});
