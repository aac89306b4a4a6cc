import { InvalidInput } from '../../common/errors/request-errors.js';
import { changedSchedule, newSchedule } from './schedule-changes.js';
import { ALWAYS_VISIBLE, VISIBILITIES, type Visibility } from './visibility.rules.js';

const MORNING = new Date('2026-12-12T00:00:00Z');
const EVENING = new Date('2026-12-12T09:00:00Z');

describe('a schedule', () => {
  it('is always visible by default', () => {
    expect(newSchedule()).toEqual(ALWAYS_VISIBLE);
    expect(newSchedule({ visibility: 'draft', visibleUntil: EVENING })).toEqual({
      visibility: 'draft',
      visibleFrom: null,
      visibleUntil: EVENING,
    });
  });

  it('keeps fields that a change omits', () => {
    const stored = newSchedule({ visibleFrom: MORNING, visibleUntil: EVENING });
    expect(changedSchedule(stored)).toEqual(stored);
    expect(changedSchedule(stored, { visibility: 'hidden', visibleFrom: null })).toEqual({
      visibility: 'hidden',
      visibleFrom: null,
      visibleUntil: EVENING,
    });
  });

  it('must end after it begins, including stored fields', () => {
    expect(() => newSchedule({ visibleFrom: EVENING, visibleUntil: EVENING })).toThrow(InvalidInput);
    const stored = newSchedule({ visibleUntil: MORNING });
    expect(() => changedSchedule(stored, { visibleFrom: EVENING })).toThrow(InvalidInput);
    expect(changedSchedule(stored, { visibleFrom: EVENING, visibleUntil: null })).toMatchObject({
      visibleFrom: EVENING,
    });
  });

  it('is not hidden from the start, unless it was published elsewhere', () => {
    expect(() => newSchedule({ visibility: 'hidden' })).toThrow(InvalidInput);
    expect(newSchedule({ visibility: 'hidden', wasPublished: true })).toEqual({
      ...ALWAYS_VISIBLE,
      visibility: 'hidden',
    });
  });

  it('cannot become a draft again after it was published, nor hidden before', () => {
    const allowed = (from: Visibility, to: Visibility): boolean => {
      try {
        return changedSchedule({ ...ALWAYS_VISIBLE, visibility: from }, { visibility: to }).visibility === to;
      } catch {
        return false;
      }
    };
    const moves = VISIBILITIES.flatMap((from) =>
      VISIBILITIES.filter((to) => !allowed(from, to)).map((to) => `${from} to ${to}`),
    );
    expect(moves).toEqual(['public to draft', 'hidden to draft', 'draft to hidden']);
  });
});
