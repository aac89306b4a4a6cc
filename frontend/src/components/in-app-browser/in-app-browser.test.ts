import { externalBrowserUrl, inAppBrowser, loginWithin } from './in-app-browser';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10';
/** The user agent of a web view on Android. */
const WEB_VIEW = `${ANDROID} Build/BP2A.250805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.102 Mobile Safari/537.36`;

const appOf = (userAgent: string, standalone = false) => inAppBrowser({ userAgent, standalone } as Navigator);

describe('the browser of an app', () => {
  it.each([
    ['LINE on an iPhone', 'line', `${IPHONE} Mobile/15E148 Safari Line/15.14.0`],
    ['LINE on Android', 'line', `${WEB_VIEW} Line/15.14.1/IAB`],
    [
      'Instagram on an iPhone',
      'instagram',
      `${IPHONE} Mobile/22G100 Instagram 400.0.0.31.68 (iPhone17,1; iOS 18_6_2; ja_JP; ja; scale=3.00; 1206x2622; IABMV/1; 785865023)`,
    ],
    [
      'Instagram on Android',
      'instagram',
      `${WEB_VIEW} Instagram 400.0.0.49.68 Android (36/16; 420dpi; 1080x2424; Google; Pixel 10; ja_JP; IABMV/1)`,
    ],
    [
      'Threads on an iPhone',
      'threads',
      `${IPHONE} Mobile/22G100 Barcelona 400.0.0.27.68 (iPhone17,1; iOS 18_6_2; ja_JP; ja; scale=3.00; 1206x2622; 785865023)`,
    ],
    [
      'Facebook on an iPhone',
      'facebook',
      `${IPHONE} Mobile/22G100 [FBAN/FBIOS;FBAV/531.0.0.43.72;FBBV/800000000;FBDV/iPhone17,1;FBMD/iPhone;FBSN/iOS;FBSV/18.6.2;FBSS/3;FBCR/;FBID/phone;FBLC/ja_JP;FBOP/80;IABMV/1]`,
    ],
    ['Facebook on Android', 'facebook', `${WEB_VIEW} [FB_IAB/FB4A;FBAV/531.0.0.41.70;IABMV/1;]`],
    [
      'Messenger on an iPhone',
      'messenger',
      `${IPHONE} Mobile/22G100 [FBAN/MessengerLiteForiOS;FBAV/531.0.0.31.107;FBBV/800000000;FBDV/iPhone17,1;FBMD/iPhone;FBSN/iOS;FBSV/18.6.2;FBSS/3;FBCR/;FBID/phone;FBLC/ja;FBOP/0]`,
    ],
    ['Messenger on Android', 'messenger', `${WEB_VIEW} [FB_IAB/Orca-Android;FBAV/531.0.0.34.109;]`],
    [
      'X on an iPhone',
      'twitter',
      `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 Twitter for iPhone/11.31`,
    ],
    ['X on Android', 'twitter', `${WEB_VIEW} TwitterAndroid`],
    [
      'TikTok on an iPhone',
      'tiktok',
      `${IPHONE} Mobile/22G100 musical_ly_41.9.0 BytedanceWebview/d8a21c6 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/ja Region/JP`,
    ],
    [
      'TikTok on Android',
      'tiktok',
      `${WEB_VIEW} trill_410903 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/41.9.3 ByteLocale/ja-JP ByteFullLocale/ja-JP Region/JP BytedanceWebview/d8a21c6`,
    ],
    [
      'WeChat',
      'wechat',
      `${IPHONE} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI Language/ja`,
    ],
    [
      'Snapchat',
      'snapchat',
      `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 Snapchat/13.60.0.40 (like Safari/8621.3.11, panda)`,
    ],
    ['LinkedIn', 'linkedin', `${IPHONE} Mobile/22G100 [LinkedInApp]/9.31.1500`],
    ['Pinterest on an iPhone', 'other', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 [Pinterest/iOS]`],
    ['Yahoo! JAPAN on an iPhone', 'other', `${IPHONE} Mobile/15E148 YJApp-IOS jp.co.yahoo.ipn.appli/4.155.0`],
    ['Yahoo! JAPAN on Android', 'other', `${WEB_VIEW} YJApp-ANDROID jp.co.yahoo.android.yjtop/3.190.1`],
    ['KakaoTalk on Android', 'other', `${WEB_VIEW};KAKAOTALK 2510000`],
    ['any on an iPhone', 'other', `${IPHONE} Mobile/22G100`],
    ['any on Android', 'other', WEB_VIEW],
    ['Instagram on an iPad', 'instagram', `${IPAD} Mobile/15E148 Instagram 400.0.0.31.68 (iPad14,3)`],
  ])('is recognized: %s', (_name, app, userAgent) => {
    expect(appOf(userAgent)).toBe(app);
  });

  it.each([
    ['Safari on an iPhone', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
    ['Safari on an iPad', `${IPAD} Version/18.6 Safari/605.1.15`],
    ['Chrome on an iPhone', `${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`],
    ['Firefox on an iPhone', `${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/604.1`],
    ['Edge on an iPhone', `${IPHONE} Version/18.0 EdgiOS/142.0.0 Mobile/15E148 Safari/604.1`],
    ['the Google app', `${IPHONE} GSA/390.0.810000000 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox on Android', 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    [
      'Chrome',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    ],
  ])('is not confused with a browser: %s', (_name, userAgent) => {
    expect(appOf(userAgent)).toBeNull();
  });

  it('is not confused with an app on the home screen of an iPhone', () => {
    expect(appOf(`${IPHONE} Mobile/15E148`, true)).toBeNull();
  });
});

describe('logging in with a service', () => {
  it.each([
    [null, 'youtube', 'works'],
    ['line', 'youtube', 'refused'],
    ['other', 'youtube', 'refused'],
    ['line', 'line', 'works'],
    ['instagram', 'line', 'unsure'],
    ['instagram', 'instagram', 'works'],
    ['line', 'tiktok', 'unsure'],
    ['other', 'x', 'unsure'],
  ])('in the browser of %s with %s: %s', (app, service, result) => {
    expect(loginWithin(app, service)).toBe(result);
  });
});

describe('the URL that opens the device’s browser', () => {
  const page = new URL('https://hitohira.example/ja/profile/hana/edit');

  it('has an extra parameter for LINE on every device, and keeps the rest', () => {
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
