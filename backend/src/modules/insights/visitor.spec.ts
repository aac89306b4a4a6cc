import { USER_AGENTS } from '../../../test/support/visits.js';
import { readVisitor } from './visitor.js';

const visitorWith = (headers: Record<string, string>, cookies: Record<string, string> = {}) =>
  readVisitor({
    headers: { 'user-agent': USER_AGENTS.phone, ...headers },
    clientAddress: '203.0.113.7',
    cookies,
  });

describe('a visitor', () => {
  it.each(Object.entries(USER_AGENTS))('has a %s', (device, userAgent) => {
    expect(visitorWith({ 'user-agent': userAgent })).toMatchObject({ device });
  });

  it('is identified by address and browser, with a display ID if signed in', () => {
    expect(visitorWith({}, { displayId: 'hana' })).toEqual({
      identity: `203.0.113.7 ${USER_AGENTS.phone}`,
      device: 'phone',
      ownDisplayId: 'hana',
    });
    expect(visitorWith({})?.ownDisplayId).toBeNull();
    for (const displayId of ['', 'a'.repeat(4000), 'no id']) {
      const visitor = visitorWith({}, { displayId });
      expect(visitor).toMatchObject({ ownDisplayId: null });
    }
  });

  it('has an identity of limited length', () => {
    expect(
      visitorWith({ 'user-agent': `${USER_AGENTS.phone} ${'x'.repeat(8000)}` })?.identity.length,
    ).toBeLessThan(520);
  });

  it.each([
    ['who asks not to be tracked', { dnt: '1' }],
    ['who asks for privacy', { 'sec-gpc': '1' }],
    ['whose browser prefetches', { 'sec-purpose': 'prefetch' }],
    ['whose browser prerenders', { 'sec-purpose': 'prefetch;prerender' }],
    ['whose older browser prefetches', { purpose: 'prefetch' }],
    ['whose older Firefox prefetches', { 'x-moz': 'prefetch' }],
    ['on another site', { 'sec-fetch-site': 'cross-site' }],
    ['on a neighboring site', { 'sec-fetch-site': 'same-site' }],
    ['without a browser', { 'user-agent': '' }],
    [
      'that is a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['that is a preview', { 'user-agent': 'Twitterbot/1.0' }],
    ['that is a monitor', { 'user-agent': 'UptimeRobot/2.0' }],
    ['that is a program', { 'user-agent': 'curl/8.5.0' }],
    [
      'that is a headless browser',
      {
        'user-agent':
          'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0',
      },
    ],
  ])('%s is not counted', (_who, headers) => {
    expect(visitorWith(headers)).toBeNull();
  });

  it('is counted if the headers do not object', () => {
    expect(visitorWith({ dnt: '0', 'sec-fetch-site': 'same-origin', 'sec-gpc': '0' })).not.toBeNull();
  });
});
