import { normaliseIdentifier } from './text.js';
import { type AddressVerdict, checkUrl, isHostOf, linkTarget, webAddress } from './web-address.js';

describe('webAddress', () => {
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
  ])('rejects %j', (value) => {
    expect(webAddress(value)).toBeNull();
  });
});

describe('checkUrl', () => {
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
    ['the ASCII form of a Japanese host', 'https://xn--r8jz45g.jp/', null],
    ['an IPv6 address', 'http://[2001:db8::1]/', null],
    ['a dot at the end of the host', 'https://example.com./', null],
    ['500 characters', long(500), null],
    ['500 characters in more code units', `${long(490)}${'🌸'.repeat(10)}`, null],
    ['501 characters', long(501), 'invalidLength'],
    ['a host with the same ending', 'https://notlite.tiktok.com/', null],
    ['a host with the same beginning', 'https://lite.tiktok.com.example.com/', null],
    ['a sibling of a blocked host', 'https://www.tiktok.com/', null],
    ['a blocked host in a query', 'https://example.com/?u=https://lite.tiktok.com/', null],
    ['a blocked host', 'https://lite.tiktok.com/t/ZS8', 'unavailableUrl'],
    ['a blocked host over http', 'http://lite.tiktok.com', 'unavailableUrl'],
    ['a blocked host in upper case', 'https://LITE.TikTok.COM/', 'unavailableUrl'],
    ['a blocked host with a dot at its end', 'https://lite.tiktok.com./', 'unavailableUrl'],
    ['a blocked host with dots at its end', 'https://lite.tiktok.com../', 'unavailableUrl'],
    ['a blocked host with a port', 'https://lite.tiktok.com:8443/', 'unavailableUrl'],
    ['a subdomain of a blocked host', 'https://vm.lite.tiktok.com/', 'unavailableUrl'],
    ['a nested subdomain with all of these', 'HTTPS://A.b.LITE.tiktok.com.:443/x', 'unavailableUrl'],
    ['a blocked host with encoded letters', 'https://lite%2Etiktok.com/', 'unavailableUrl'],
    ['a blocked host with full-width letters', 'https://ｌｉｔｅ.tiktok.com/', 'unavailableUrl'],
    ['a blocked host with an ideographic dot', 'https://lite。tiktok.com/', 'unavailableUrl'],
    ['a blocked host with invisible characters', 'https://li\u00adte\u200b.tiktok.com/', 'unavailableUrl'],
    ['javascript', 'javascript:alert(1)', 'invalidFormat'],
    ['javascript that looks like an address', 'javascript://example.com/%0aalert(1)', 'invalidFormat'],
    ['vbscript', 'vbscript:msgbox(1)', 'invalidFormat'],
    ['data', 'data:text/html,<script>alert(1)</script>', 'invalidFormat'],
    ['file', 'file:///etc/passwd', 'invalidFormat'],
    ['ftp', 'ftp://example.com/', 'invalidFormat'],
    ['the scheme of an app', 'tiktok://lite', 'invalidFormat'],
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
    ['an invalid host', 'https://exa<mple.com', 'invalidFormat'],
    ['an invalid port', 'https://example.com:99999/', 'invalidFormat'],
    ['full-width signs', 'https：//example.com', 'invalidFormat'],
    ['an e-mail address', 'mailto:hana@example.com', 'invalidFormat'],
    ['a phone number', 'tel:0312345678', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkUrl(normaliseIdentifier(value))).toBe(verdict);
  });

  it('expects normalized input', () => {
    expect(checkUrl(normaliseIdentifier(`  ${long(500)}\n`))).toBeNull();
    expect(checkUrl(normaliseIdentifier(`${long(499)}か\u3099`))).toBeNull();
    expect(normaliseIdentifier('ｈｔｔｐｓ://ｅｘａｍｐｌｅ.com/１')).toBe('https://example.com/1');
  });
});

describe('linkTarget', () => {
  it.each<[value: string, target: ReturnType<typeof linkTarget>]>([
    ['mailto:hana@example.com', { kind: 'mail', address: 'hana@example.com' }],
    ['MAILTO:hana+shop@example.co.jp', { kind: 'mail', address: 'hana+shop@example.co.jp' }],
    ['mailto:hana@example.com?subject=', { kind: 'mail', address: 'hana@example.com' }],
    ['mailto:hana@example.com?subject=Flowers%20for%20June', { kind: 'mail', address: 'hana@example.com' }],
    ['mailto:hana@example.com?Subject=花束のご相談', { kind: 'mail', address: 'hana@example.com' }],
    ['mailto:hana@example.com?subject=%E8%8A%B1%26%3D', { kind: 'mail', address: 'hana@example.com' }],
    ['tel:110', { kind: 'phone', number: '110' }],
    ['tel:03-1234-5678', { kind: 'phone', number: '03-1234-5678' }],
    ['TEL:+81-3-1234-5678', { kind: 'phone', number: '+81-3-1234-5678' }],
    ['https://example.com/', { kind: 'web', url: new URL('https://example.com/') }],
  ])('parses %s', (value, target) => {
    expect(linkTarget(value)).toEqual(target);
    expect(checkUrl(value, { contacts: true })).toBeNull();
  });

  it.each([
    'mailto:',
    'mailto:hana',
    'mailto:@example.com',
    'mailto://hana@example.com',
    'mailto:hana@example.com,taro@example.com',
    'mailto:hana@example.com;taro@example.com',
    'mailto:hana%2Ctaro@example.com',
    'mailto:hana%40example.com',
    'mailto:Hana <hana@example.com>',
    'mailto: hana@example.com',
    'mailto:hana@example.com?',
    'mailto:hana@example.com?body=x',
    'mailto:hana@example.com?cc=taro@example.com',
    'mailto:hana@example.com?subject=a&bcc=taro@example.com',
    'mailto:hana@example.com?subject=a&subject=b',
    'mailto:hana@example.com?subject=a%0D%0ABcc:taro@example.com',
    'mailto:hana@example.com?subject=a%0ab',
    'mailto:hana@example.com?subject=%00',
    'mailto:hana@example.com?subject=%E8',
    'mailto:hana@example.com?subject=two words',
    'mailto:hana@example.com#top',
    'tel:',
    'tel:+',
    'tel:-',
    'tel:--1',
    'tel:03-1234-',
    'tel:03+1234',
    'tel:++813',
    'tel://0312345678',
    'tel:03 1234 5678',
    'tel:(03)12345678',
    'tel:0120-FLOWER',
    'tel:0312345678;ext=1',
    'tel:*21*0312345678#',
    'sms:0312345678',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('rejects %s', (value) => {
    expect(linkTarget(value)).toBeNull();
    expect(checkUrl(value, { contacts: true })).toBe('invalidFormat');
  });

  it('has one maximum length for all kinds', () => {
    const mail = (length: number) => `mailto:hana@example.com?subject=${'a'.repeat(length - 32)}`;
    expect(checkUrl(mail(500), { contacts: true })).toBeNull();
    expect(checkUrl(mail(501), { contacts: true })).toBe('invalidLength');
  });
});

describe('isHostOf', () => {
  it.each([
    ['https://example.com', true],
    ['https://www.example.com.', true],
    ['https://example.com.evil.test', false],
    ['https://badexample.com', false],
  ])('%s lies within a domain: %s', (address, within) => {
    expect(isHostOf(new URL(address), 'example.com')).toBe(within);
  });
});
