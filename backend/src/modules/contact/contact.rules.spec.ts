import { type RuleName } from '../../common/rules/text.js';
import {
  checkContactContent,
  checkContactName,
  contactTypesFor,
  readReportSubject,
} from './contact.rules.js';
import { writeReportSubject } from './report-subject.rules.js';

type Case = [what: string, value: string, verdict: RuleName | null];

describe('checkContactName', () => {
  it.each<Case>([
    ['nothing', '', 'required'],
    ['only invisible characters', '\u3000\u200b', 'required'],
    ['one character', '花', null],
    ['50 characters', '花'.repeat(50), null],
    ['51 characters', '花'.repeat(51), 'invalidLength'],
    ['50 characters of two code units each', '🌸'.repeat(50), null],
    ['two lines', 'Hana\nBcc: all@example.com', 'invalidFormat'],
    ['a carriage return', 'Hana\rYamada', 'invalidFormat'],
    ['a lone surrogate', '\ud800', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkContactName(value)).toBe(verdict);
  });
});

describe('checkContactContent', () => {
  it.each<Case>([
    ['nothing', '', 'required'],
    ['blank lines', '\n\n', 'required'],
    ['several lines', '一行目\n二行目', null],
    ['500 characters', '花'.repeat(500), null],
    ['501 characters', '花'.repeat(501), 'invalidLength'],
    ['U+0000', 'a\u0000b', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkContactContent(value)).toBe(verdict);
  });
});

describe('contactTypesFor', () => {
  it('has more types for members', () => {
    expect(contactTypesFor('member')).toEqual([
      'SERVICE',
      'OPERATION',
      'AFFILIATE',
      'REPORT',
      'CORPORATION',
      'HITOHIRA_MAG',
      'OTHER',
    ]);
    expect(contactTypesFor('visitor')).toEqual(['SERVICE', 'OPERATION', 'REPORT', 'HITOHIRA_MAG', 'OTHER']);
  });
});

describe('a report subject', () => {
  it.each(['profile:hana.yamada', 'profile:019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11', 'content:12', 'item:1'])(
    'is unchanged by parsing and writing: %s',
    (text) => {
      const subject = readReportSubject(text);
      expect(subject && writeReportSubject(subject)).toBe(text);
    },
  );

  it.each([
    '',
    ':',
    'content',
    'content:',
    'content:0',
    'content:-1',
    'content:1.5',
    'content:0x10',
    'content:1e3',
    'content:2147483648',
    'content:12 ',
    'Content:12',
    'news:12',
    'toString:12',
    'link:hana',
    'profile:',
    'profile:two words',
    'profile:/profile/hana',
    'https://evil.example',
  ])('is not %j', (text) => {
    expect(readReportSubject(text)).toBeNull();
  });

  it('may have the largest id', () => {
    expect(readReportSubject('link:2147483647')).toEqual({ kind: 'link', id: '2147483647' });
  });
});
