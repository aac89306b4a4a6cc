import { ALWAYS_VISIBLE, checkTime, checkTimeZone, type Schedule, stageAt } from './visibility.rules.js';

const NOON = new Date('2026-12-12T12:00:00Z');
const LATER = new Date('2026-12-12T12:00:00.001Z');
const EARLIER = new Date('2026-12-12T11:59:59.999Z');

describe('the stage of a schedule', () => {
  const stage = (schedule: Partial<Schedule>) => stageAt({ ...ALWAYS_VISIBLE, ...schedule }, NOON);

  it.each<[string, Partial<Schedule>]>([
    ['shown', {}],
    ['shown', { visibleFrom: NOON }],
    ['shown', { visibleFrom: EARLIER, visibleUntil: LATER }],
    ['waiting', { visibleFrom: LATER }],
    ['ended', { visibleUntil: NOON }],
    ['ended', { visibleFrom: EARLIER, visibleUntil: NOON }],
    ['hidden', { visibility: 'hidden', visibleFrom: EARLIER }],
    ['draft', { visibility: 'draft', visibleUntil: EARLIER }],
  ])('is %s with %j', (expected, schedule) => expect(stage(schedule)).toBe(expected));
});

describe('a time', () => {
  it.each([
    '2026-12-12T09:00Z',
    '2026-12-12T09:00:00+09:00',
    '2028-02-29T23:59:59.999999-11:30',
    '1999-12-31T23:00-01:00',
    '2100-01-01T08:59:59+09:00',
  ])('may be %s, which it may also be as stored', (value) => {
    expect(checkTime(value)).toBeNull();
    expect(checkTime(new Date(value).toISOString())).toBeNull();
  });

  it.each([
    '2026-12-12',
    '2026-12-12T09:00',
    '2026-02-30T09:00Z',
    '2027-02-29T09:00Z',
    '2026-13-01T09:00Z',
    '2026-12-12T24:00Z',
    '1999-12-31T23:59Z',
    '2100-01-01T00:00Z',
    '2099-12-31T23:59:59-12:00',
    '2000-01-01T08:59:59+09:00',
    '+002026-12-12T09:00Z',
    'now',
  ])('is not %s', (value) => expect(checkTime(value)).toBe('invalidFormat'));
});

describe('a time zone', () => {
  it.each(['Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+9'])('may be %s', (name) =>
    expect(checkTimeZone(name)).toBeNull(),
  );

  it.each(['+09:00', 'Asia/Nowhere', 'Tokyo', '../etc/passwd', 'Asia/Tokyo\u0000'])('is not %j', (name) =>
    expect(checkTimeZone(name)).toBe('invalidFormat'),
  );

  it('requires a name of limited length', () => {
    expect([checkTimeZone(''), checkTimeZone('A'.repeat(65))]).toEqual(['required', 'invalidLength']);
  });
});
