import { DEFAULT_THEME_ID } from '@hitohira/backend/rules';
import { beginProgress, countDone, firstOpenStep, stepsAround, UNKNOWN_PROGRESS } from './begin-steps';

const NEW = { themeId: DEFAULT_THEME_ID, doneSteps: [], linkages: 0, links: 0, addresses: 0 };
const OTHER_THEME = DEFAULT_THEME_ID + 1;

describe('the first steps', () => {
  it.each([
    ['a new account', NEW, { theme: false, accounts: false, link: false }],
    ['another theme', { ...NEW, themeId: OTHER_THEME }, { theme: true, accounts: false, link: false }],
    [
      'the default theme by choice',
      { ...NEW, doneSteps: ['theme'] as const },
      { theme: true, accounts: false, link: false },
    ],
    ['a linked account', { ...NEW, linkages: 1 }, { theme: false, accounts: true, link: false }],
    ['a link, which is not an account', { ...NEW, links: 1 }, { theme: false, accounts: false, link: true }],
    [
      'a link with a title from its URL',
      { ...NEW, links: 2, addresses: 1 },
      { theme: false, accounts: true, link: true },
    ],
    [
      'steps that the account remembers, while no list is loaded',
      { ...NEW, linkages: null, links: null, addresses: null, doneSteps: ['accounts', 'link'] as const },
      { theme: false, accounts: true, link: true },
    ],
    [
      'no list loaded',
      { ...NEW, linkages: null, links: null, addresses: null },
      { theme: false, accounts: null, link: null },
    ],
    [
      'one list loaded, which is empty',
      { ...NEW, linkages: 0, links: null, addresses: null },
      { theme: false, accounts: null, link: null },
    ],
    [
      'one list loaded, which suffices',
      { ...NEW, linkages: 2, links: null, addresses: null },
      { theme: false, accounts: true, link: null },
    ],
    [
      'linked accounts not loaded',
      { ...NEW, linkages: null, links: 3, addresses: 1 },
      { theme: false, accounts: true, link: true },
    ],
  ])('follow from the state of the account: %s', (_what, has, progress) => {
    expect(beginProgress(has)).toEqual(progress);
  });

  it('continue at the first open one', () => {
    expect(firstOpenStep(beginProgress(NEW))).toBe('theme');
    expect(firstOpenStep(beginProgress({ ...NEW, themeId: OTHER_THEME }))).toBe('accounts');
    expect(firstOpenStep(beginProgress({ ...NEW, themeId: OTHER_THEME, linkages: 1 }))).toBe('link');
    expect(firstOpenStep(beginProgress({ ...NEW, themeId: OTHER_THEME, links: 1, addresses: 1 }))).toBeNull();
    expect(firstOpenStep(UNKNOWN_PROGRESS)).toBeNull();
  });

  it('are counted once completed', () => {
    expect(countDone(UNKNOWN_PROGRESS)).toBe(0);
    expect(countDone(beginProgress({ ...NEW, linkages: 1, links: null, addresses: null }))).toBe(1);
    expect(countDone(beginProgress({ ...NEW, links: 1, addresses: 1 }))).toBe(2);
  });

  it('follow one another', () => {
    expect(stepsAround('theme')).toEqual({ previous: null, next: 'accounts' });
    expect(stepsAround('accounts')).toEqual({ previous: 'theme', next: 'link' });
    expect(stepsAround('link')).toEqual({ previous: 'accounts', next: null });
  });
});
