import { describeDevice } from './device.js';

describe('the description of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      { browser: 'Chrome', os: 'Windows', type: 'desktop' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      { browser: 'Microsoft Edge', os: 'Windows', type: 'desktop' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
      { browser: 'Firefox', os: 'macOS', type: 'desktop' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', os: 'iOS', type: 'mobile' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      { browser: 'Chrome', os: 'Android', type: 'mobile' },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', os: 'iOS', type: 'tablet' },
    ],
  ])('recognizes %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toEqual(device);
  });

  it.each([null, '', ' ', 'curl/8.5.0', 'node', 'x'.repeat(300), 'Anything I like/1.0 (<b>) and more'])(
    'is empty for %j',
    (userAgent) => {
      expect(describeDevice(userAgent)).toEqual({ browser: null, os: null, type: 'other' });
    },
  );
});
