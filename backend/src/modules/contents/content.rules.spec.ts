import { normaliseText } from '../../common/rules/text.js';
import {
  checkContentText,
  checkContentTitle,
  checkHashTag,
  hashTagsOf,
  normaliseHashTag,
  usableHashTags,
} from './content.rules.js';

describe('the texts of a content', () => {
  it.each([
    ['no title', '', null],
    ['191 characters', '花'.repeat(191), null],
    ['192 characters', '花'.repeat(192), 'invalidLength'],
    ['191 emoji', '🌸'.repeat(191), null],
    ['192 emoji', '🌸'.repeat(192), 'invalidLength'],
    ['two lines', 'a\nb', 'invalidFormat'],
    ['a lone surrogate', '\ud800', 'invalidFormat'],
  ])('as a title: %s', (_what, value, verdict) => {
    expect(checkContentTitle(normaliseText(value))).toBe(verdict);
  });

  it.each([
    ['no text', '', null],
    ['5,000 characters', '花'.repeat(5000), null],
    ['5,001 characters', '花'.repeat(5001), 'invalidLength'],
    ['5,000 characters after line breaks are normalized', 'a\r\n'.repeat(2500).trimEnd() + 'b', null],
    ['several lines', 'a\n\nb', null],
    ['a tab, which becomes a space', 'a\tb', null],
  ])('as a text: %s', (_what, value, verdict) => {
    expect(checkContentText(normaliseText(value))).toBe(verdict);
  });

  it.each([
    ['花のある暮らし', null],
    ['two words', null],
    ['花'.repeat(100), null],
    ['花'.repeat(101), 'invalidLength'],
    ['', 'required'],
    ['\u200b', 'required'],
    ['a\nb', 'invalidFormat'],
  ])('as a hash tag: %j', (value, verdict) => {
    expect(checkHashTag(value)).toBe(verdict);
  });
});

describe('the hash tags of a text', () => {
  it.each([
    ['', []],
    ['No tags here', []],
    ['#花', ['花']],
    ['#秋の花束 #ブーケ', ['秋の花束', 'ブーケ']],
    ['包むところ＃ラッピング', []],
    ['＃ラッピング ＃花屋の仕事', ['ラッピング', '花屋の仕事']],
    ['（#花）、#実。', ['花', '実']],
    ['line\n#one\n#two', ['one', 'two']],
    ['#café #cafe\u0301', ['café']],
    ['test#no x_#no 花#no 3#no', []],
    ['#花#桜＃春', ['花', '桜', '春']],
    ['x#no#no', []],
    ['##double', ['double']],
    ['# alone #', []],
    ['#a-b #c.d', ['a', 'c']],
    ['#2026年 #snake_case', ['2026年', 'snake_case']],
    ['#一度 #二度 #一度', ['一度', '二度']],
    ['#🌸', []],
    ['#か\u3099', ['が']],
  ])('%j are %j', (text, tags) => {
    expect(hashTagsOf(text)).toEqual(tags);
  });

  it('are limited in number and length', () => {
    const many = Array.from({ length: 31 }, (_none, index) => `#tag${index}`).join(' ');
    expect(hashTagsOf(many)).toHaveLength(30);
    expect(hashTagsOf(`#${'花'.repeat(100)} #${'花'.repeat(101)}`)).toEqual(['花'.repeat(100)]);
  });

  it('may consist of several words if given separately', () => {
    expect(usableHashTags(['flower arrangement', '', '花', '花'])).toEqual(['flower arrangement', '花']);
  });

  it.each([
    ['#花', '花'],
    ['＃花', '花'],
    [' ##花 ', '花'],
    ['# flower', 'flower'],
    ['cafe\u0301', 'café'],
    ['C#', 'C#'],
    ['＃', ''],
  ])('are stored without a leading sign: %j as %j', (written, kept) => {
    expect(normaliseHashTag(written)).toBe(kept);
    expect(usableHashTags([written, kept])).toEqual(kept === '' ? [] : [kept]);
  });
});
