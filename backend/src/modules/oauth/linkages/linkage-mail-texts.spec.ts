import { linkageEndedMail, linkageRemovalMail } from './linkage-mail-texts.js';

const WORDS = {
  displayName: 'Hana',
  service: 'YouTube',
  names: ['Flowers'],
  dueAt: new Date('2026-11-21T20:30:00Z'),
  studioUrl: 'https://hitohira.example/',
};

describe('the mails about a linkage that has ended', () => {
  it.each([
    ['ja', 'Asia/Tokyo', '2026年11月22日までに'],
    ['ja', 'America/New_York', '2026年11月21日までに'],
    ['en', 'Europe/Paris', 'by 21 November 2026,'],
    ['en', 'Asia/Tokyo', 'by 22 November 2026,'],
  ] as const)('say in %s on which day in %s data is removed', (language, timeZone, words) => {
    for (const write of [linkageEndedMail, linkageRemovalMail])
      expect(write({ language, timeZone }, WORDS).text).toContain(words);
  });
});
