import { isInAppBrowser, externalBrowserUrl } from './in-app-browser';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10';

describe('an in-app browser', () => {
  it.each([
    ['LINE', `${IPHONE} Mobile/15E148 Safari Line/15.1.0`],
    ['Instagram', `${IPHONE} Mobile/15E148 Instagram 400.0.0.20.81 (iPhone18,1; ja_JP)`],
    ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0.40.88;FBDV/iPhone18,1]`],
    ['X on an iPhone', `${IPHONE} Mobile/15E148 Safari/605.1.15 Twitter for iPhone/11.2`],
    ['TikTok', `${IPHONE} Mobile/22A3354 musical_ly_38.4.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
    ['Yahoo! Japan', `${IPHONE} Mobile/15E148 YJApp-IOS jp.co.yahoo.ipn.appli/4.155.0`],
    ['any on an iPhone', `${IPHONE} Mobile/15E148 Barcelona 400.0.0.20.81 (iPhone18,1; iOS 19_1; ja_JP)`],
    ['KakaoTalk', `${ANDROID}) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36;KAKAOTALK 2510000`],
    ['WeChat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/ja`],
    ['Snapchat', `${IPHONE} Mobile/15E148 Safari/604.1 Snapchat/13.60.0.40 (iPhone18,1; iOS 19.1; gzip)`],
    ['Pinterest', `${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1 [Pinterest/iOS] Pinterest/13.40`],
    ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.31.100`],
    [
      'any on Android',
      `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0 Mobile`,
    ],
  ])('is recognized: %s', (_name, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true);
  });

  it.each([
    ['Safari', `${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on an iPhone', `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ])('is not confused with a regular browser: %s', (_name, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false);
  });
});

describe('the URL that opens the device’s browser', () => {
  const page = new URL('https://hitohira.example/ja/profile/hana/edit');

  it('has a query name of its own in LINE, on every device, and keeps the rest', () => {
    const filtered = new URL('https://hitohira.example/ja/profile/hana/edit?a=1&b=%E8%8A%B1');
    for (const device of [IPHONE, `${ANDROID}; wv)`])
      expect(externalBrowserUrl(`${device} Mobile/15E148 Safari Line/15.1.0`, filtered)).toBe(
        'https://hitohira.example/ja/profile/hana/edit?a=1&b=%E8%8A%B1&openExternalBrowser=1',
      );
  });

  it('is an intent on Android, which leads to the same page', () => {
    const filtered = new URL('https://hitohira.example/ja/profile/hana/edit?a=1&b=%E8%8A%B1#part');
    expect(externalBrowserUrl(`${ANDROID}; wv) AppleWebKit/537.36 Instagram 400.0`, filtered)).toBe(
      'intent://hitohira.example/ja/profile/hana/edit?a=1&b=%E8%8A%B1#Intent;scheme=https;' +
        'action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;' +
        'S.browser_fallback_url=https%3A%2F%2Fhitohira.example%2Fja%2Fprofile%2Fhana%2Fedit%3Fa%3D1%26b%3D%25E8%258A%25B1;end',
    );
  });

  it('does not exist in other apps on an iPhone', () => {
    expect(externalBrowserUrl(`${IPHONE} Mobile/15E148 Instagram 400.0.0.20.81`, page)).toBeNull();
  });
});
