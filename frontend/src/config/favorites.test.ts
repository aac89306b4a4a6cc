import { onStoreChange } from './device-store';
import { removeFavorites, readFavorites, toggleFavorite } from './favorites';

const { jest } = import.meta;

describe('favorites', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are empty at first', () => {
    expect(readFavorites('contents')).toEqual([]);
    expect(readFavorites('items')).toEqual([]);
  });

  it('are two separate lists, in the order of addition', () => {
    window.localStorage.setItem('favoriteContents', '30,2,100');
    window.localStorage.setItem('favoriteItems', '7');
    expect(readFavorites('contents')).toEqual([30, 2, 100]);
    expect(readFavorites('items')).toEqual([7]);
  });

  it('skip invalid ids', () => {
    window.localStorage.setItem('favoriteItems', ',0,-1,1.5,x,08, 9,12,2147483648,9007199254740992,1e3,12');
    expect(readFavorites('items')).toEqual([12]);
  });

  it('are limited, even if stored by other code', () => {
    window.localStorage.setItem('favoriteItems', Array.from({ length: 10_000 }, (_, id) => id + 1).join(','));
    expect(readFavorites('items')).toHaveLength(500);
  });

  it('are the same array until they change', () => {
    window.localStorage.setItem('favoriteItems', '1,2');
    const once = readFavorites('items');
    expect(readFavorites('items')).toBe(once);
    toggleFavorite('items', 3);
    expect(readFavorites('items')).not.toBe(once);
  });

  it('are empty while storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readFavorites('items')).toEqual([]);
  });
});

describe('toggling a favorite', () => {
  it('adds it first, and removes it the second time', () => {
    expect(toggleFavorite('contents', 3)).toBe(true);
    expect(toggleFavorite('contents', 8)).toBe(true);
    expect(window.localStorage.getItem('favoriteContents')).toBe('8,3');
    expect(toggleFavorite('contents', 3)).toBe(false);
    expect(readFavorites('contents')).toEqual([8]);
    expect(readFavorites('items')).toEqual([]);
  });

  it('drops the oldest at the limit', () => {
    const full = Array.from({ length: 500 }, (_, index) => index + 1);
    window.localStorage.setItem('favoriteItems', full.join(','));
    toggleFavorite('items', 501);
    expect(readFavorites('items')).toEqual([501, ...full.slice(0, 499)]);
  });

  it('keeps entries that another window has added', () => {
    toggleFavorite('items', 1);
    window.localStorage.setItem('favoriteItems', '9,1');
    toggleFavorite('items', 2);
    expect(readFavorites('items')).toEqual([2, 9, 1]);
  });

  it('notifies subscribers of changes here, in other windows and after going back', () => {
    let heard = 0;
    const stop = onStoreChange(() => (heard += 1));
    toggleFavorite('contents', 1);
    window.dispatchEvent(new StorageEvent('storage'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(heard).toBe(3);
    stop();
    toggleFavorite('contents', 2);
    window.dispatchEvent(new StorageEvent('storage'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(heard).toBe(3);
  });
});

describe('removing deleted entries', () => {
  it('keeps the others', () => {
    window.localStorage.setItem('favoriteContents', '5,4,3');
    removeFavorites('contents', [4, 9]);
    expect(window.localStorage.getItem('favoriteContents')).toBe('5,3');
  });
});

describe('full storage', () => {
  afterEach(() => jest.restoreAllMocks());

  it('throws and loses nothing', () => {
    window.localStorage.setItem('favoriteContents', '5,4');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => toggleFavorite('contents', 3)).toThrow('full');
    expect(readFavorites('contents')).toEqual([5, 4]);
  });
});
