import { normaliseIdentifier } from './text.js';
import { type AddressVerdict, checkUrl, webAddress } from './web-address.js';

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
    'https://@example.com',
    'https://:@example.com',
    'https:///example.com',
    'https:////example.com',
    'https://?example.com',
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

describe('an address that a creator enters', () => {
  const long = (length: number) =>
    `https://example.com/${'a'.repeat(length - 'https://example.com/'.length)}`;

  it.each<[what: string, value: string, verdict: AddressVerdict]>([
    ['nothing', '', 'required'],
    ['https', 'https://example.com/', null],
    ['http', 'http://example.com', null],
    ['upper case', 'HTTPS://EXAMPLE.COM/Path', null],
    ['a port, a query and a fragment', 'https://example.com:8443/a?b=c&d=%E8%8A%B1#e', null],
    ['an at sign in its path', 'https://www.tiktok.com/@hana', null],
    ['an at sign in its query', 'https://example.com?to=@hana', null],
    ['Japanese in host and path', 'https://例え.jp/花?色=赤', null],
    ['the ASCII form of such a host', 'https://xn--r8jz45g.jp/', null],
    ['an address of a machine', 'http://[2001:db8::1]/', null],
    ['a dot at the end of the host', 'https://example.com./', null],
    ['500 characters', long(500), null],
    ['500 emoji and letters, which are more code units', `${long(490)}${'🌸'.repeat(10)}`, null],
    ['501 characters', long(501), 'invalidLength'],
    ['a host that only ends alike', 'https://notlite.tiktok.com/', null],
    ['a host that only begins alike', 'https://lite.tiktok.com.example.com/', null],
    ['the host beside the blocked one', 'https://www.tiktok.com/', null],
    ['a blocked host in a query', 'https://example.com/?u=https://lite.tiktok.com/', null],
    ['a blocked host', 'https://lite.tiktok.com/t/ZS8', 'unavailableUrl'],
    ['a blocked host over http', 'http://lite.tiktok.com', 'unavailableUrl'],
    ['a blocked host in upper case', 'https://LITE.TikTok.COM/', 'unavailableUrl'],
    ['a blocked host with a dot at its end', 'https://lite.tiktok.com./', 'unavailableUrl'],
    ['a blocked host with dots at its end', 'https://lite.tiktok.com../', 'unavailableUrl'],
    ['a blocked host with a port', 'https://lite.tiktok.com:8443/', 'unavailableUrl'],
    ['something below a blocked host', 'https://vm.lite.tiktok.com/', 'unavailableUrl'],
    ['something far below, in all of these', 'HTTPS://A.b.LITE.tiktok.com.:443/x', 'unavailableUrl'],
    ['a blocked host with encoded letters', 'https://lite%2Etiktok.com/', 'unavailableUrl'],
    ['a blocked host with full-width letters', 'https://ｌｉｔｅ.tiktok.com/', 'unavailableUrl'],
    ['a blocked host with a dot of another script', 'https://lite。tiktok.com/', 'unavailableUrl'],
    ['a blocked host with what nobody sees', 'https://li\u00adte\u200b.tiktok.com/', 'unavailableUrl'],
    ['javascript', 'javascript:alert(1)', 'invalidFormat'],
    ['javascript that looks like an address', 'javascript://example.com/%0aalert(1)', 'invalidFormat'],
    ['vbscript', 'vbscript:msgbox(1)', 'invalidFormat'],
    ['data', 'data:text/html,<script>alert(1)</script>', 'invalidFormat'],
    ['file', 'file:///etc/passwd', 'invalidFormat'],
    ['ftp', 'ftp://example.com/', 'invalidFormat'],
    ['an application', 'tiktok://lite', 'invalidFormat'],
    ['a host alone', 'example.com', 'invalidFormat'],
    ['a path alone', '//example.com/a', 'invalidFormat'],
    ['user-info', 'https://good@evil.example', 'invalidFormat'],
    ['user-info with a password', 'https://good.example:x@evil.example', 'invalidFormat'],
    ['empty user-info', 'https://@evil.example', 'invalidFormat'],
    ['a full-width at sign', 'https://good＠evil.example', 'invalidFormat'],
    ['a backslash', 'https://good.example\\@evil.example', 'invalidFormat'],
    ['a space', 'https://exa mple.com', 'invalidFormat'],
    ['a line break inside', 'https://example.com/\na', 'invalidFormat'],
    ['NUL', 'https://example.com/\u0000', 'invalidFormat'],
    ['a lone surrogate', 'https://example.com/\ud800', 'invalidFormat'],
    ['a host that is none', 'https://exa<mple.com', 'invalidFormat'],
    ['a port that is none', 'https://example.com:99999/', 'invalidFormat'],
    ['full-width signs', 'https：//example.com', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkUrl(normaliseIdentifier(value))).toBe(verdict);
  });

  it('counts once it is normalised', () => {
    expect(checkUrl(normaliseIdentifier(`  ${long(500)}\n`))).toBeNull();
    expect(checkUrl(normaliseIdentifier(`${long(499)}か\u3099`))).toBeNull();
    expect(normaliseIdentifier('ｈｔｔｐｓ://ｅｘａｍｐｌｅ.com/１')).toBe('https://example.com/1');
  });
});
