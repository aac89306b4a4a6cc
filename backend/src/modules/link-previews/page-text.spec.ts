import { decodePage } from './page-text.js';

/** 「花」 in each encoding. */
const FLOWER = {
  shift_jis: [0x89, 0xd4],
  'euc-jp': [0xb2, 0xd6],
  'iso-2022-jp': [0x1b, 0x24, 0x42, 0x32, 0x56, 0x1b, 0x28, 0x42],
  'utf-8': [0xe8, 0x8a, 0xb1],
};
const page = (bytes: number[], meta = '') =>
  Buffer.concat([Buffer.from(meta), Buffer.from('<title>'), Buffer.from(bytes), Buffer.from('</title>')]);

describe('the text of a page', () => {
  it.each(Object.entries(FLOWER))('in %s is decoded by its header', (charset, bytes) => {
    expect(decodePage(page(bytes), charset)).toBe('<title>花</title>');
  });

  it.each(Object.entries(FLOWER))('in %s is decoded by its meta element', (charset, bytes) => {
    for (const meta of [
      `<meta charset="${charset}">`,
      `<META http-equiv=Content-Type content='text/html; charset=${charset}'>`,
    ])
      expect(decodePage(page(bytes, meta), null)).toContain('<title>花</title>');
  });

  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf, ...FLOWER['utf-8']]],
    ['utf-16', [0xff, 0xfe, 0xb1, 0x82]],
    ['big-endian utf-16', [0xfe, 0xff, 0x82, 0xb1]],
  ])('is decoded by its byte order mark, even against its header: %s', (_name, bytes) => {
    expect(decodePage(Buffer.from(bytes), 'shift_jis')).toBe('花');
  });

  it('is decoded as UTF-8 without a known charset', () => {
    expect(decodePage(page(FLOWER['utf-8']), null)).toBe('<title>花</title>');
    expect(decodePage(page(FLOWER['utf-8']), 'x-nothing')).toBe('<title>花</title>');
    expect(decodePage(page(FLOWER['utf-8'], '<meta charset="utf-16">'), null)).toContain('花');
  });

  it('is decoded even if it ends within a character', () => {
    expect(decodePage(Buffer.from('<title>花').subarray(0, -1), null)).toBe('<title>\ufffd');
  });
});
