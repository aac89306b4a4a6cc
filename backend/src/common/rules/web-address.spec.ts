import { webAddress } from './web-address.js';

describe('a web address', () => {
  it.each(['https://example.com', 'http://example.com:8080/a?b#c', 'HTTPS://例え.jp/'])('%s', (value) => {
    expect(webAddress(value)?.href).toBe(new URL(value).href);
  });

  it.each([
    'example.com',
    '/path',
    '//example.com',
    'https:example.com',
    'https://',
    'https://user@example.com',
    'https://user:secret@example.com',
    'https://example.com\\@other.example',
    'https://exam ple.com',
    ' https://example.com',
    'https://example.com/\n',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/plain,x',
  ])('%j is none', (value) => {
    expect(webAddress(value)).toBeNull();
  });
});
