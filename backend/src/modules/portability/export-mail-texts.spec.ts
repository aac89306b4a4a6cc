import { exportReadyMail } from './export-mail-texts.js';

describe('the mail about an archive', () => {
  it.each([
    ['ja', 'Asia/Tokyo', '2026年11月22日 5:30（日本標準時）までダウンロードできます。'],
    ['en', 'America/New_York', 'You can download it until 21 November 2026 at 15:30 (Eastern Time).'],
  ] as const)('in %s says until when in %s it can be downloaded', (language, timeZone, words) => {
    const mail = exportReadyMail(
      { language, displayName: 'Hana', timeZone },
      { settingsUrl: 'https://hitohira.example/', until: new Date('2026-11-21T20:30:00Z') },
    );
    expect(mail.text).toContain(words);
  });
});
