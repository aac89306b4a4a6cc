import { checkHost, normaliseHost, readReferrer, storedReferrer } from './referring-host.js';

describe('a referring host', () => {
  it.each([
    ['www.Instagram.com', 'instagram.com'],
    ['l.instagram.com', 'l.instagram.com'],
    ['www.', 'www.'],
    ['xn--n8jaaaaai5bhf7as8fsfk3jnknefdde3fg11amb5gzdb4wi9bya3kc6lra.jp', null],
  ])('is normalized: %s', (value, expected) => {
    expect(normaliseHost(value)).toBe(expected ?? value);
  });

  it.each([
    ['instagram.com', null],
    ['localhost', null],
    ['203.0.113.7', null],
    ['', 'required'],
    ['a'.repeat(254), 'invalidLength'],
    ['instagram.com/p/1', 'invalidFormat'],
    ['instagram.com:443', 'invalidFormat'],
    ['https://instagram.com', 'invalidFormat'],
    ['=cmd', 'invalidFormat'],
    ['.', 'invalidFormat'],
    ['*', 'invalidFormat'],
    ['a..b', 'invalidFormat'],
    ['-a.com', 'invalidFormat'],
    ['a\u0000.com', 'invalidFormat'],
    ['花.jp', 'invalidFormat'],
  ])('%j: %j', (value, rule) => {
    expect(checkHost(value)).toBe(rule);
  });

  it.each([
    ['external', 'x.com', { kind: 'host', host: 'x.com' }],
    ['external', undefined, { kind: 'other', host: null }],
    ['internal', 'x.com', { kind: 'internal', host: null }],
    ['none', undefined, { kind: 'none', host: null }],
    [undefined, undefined, { kind: 'none', host: null }],
  ] as const)('of %s and %s is unchanged by storing and reading', (referrer, host, expected) => {
    expect(readReferrer(storedReferrer(referrer, host))).toEqual(expected);
  });
});
