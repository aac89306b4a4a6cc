import { hashTagsOf, normaliseHashTag, usableHashTags } from './hash-tags.js';

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

  it('are as many as a content holds, and none longer than it takes', () => {
    const many = Array.from({ length: 31 }, (_none, index) => `#tag${index}`).join(' ');
    expect(hashTagsOf(many)).toHaveLength(30);
    expect(hashTagsOf(`#${'花'.repeat(100)} #${'花'.repeat(101)}`)).toEqual(['花'.repeat(100)]);
  });

  it('may be several words where somebody else has told them apart', () => {
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
  ])('are kept without the sign that somebody has written before them: %j as %j', (written, kept) => {
    expect(normaliseHashTag(written)).toBe(kept);
    expect(usableHashTags([written, kept])).toEqual(kept === '' ? [] : [kept]);
  });
});
