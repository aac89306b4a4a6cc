import { onStoreChange } from './device-store';
import { removeFavorites, readFavorites, toggleFavorite } from './favorites';

const { jest } = import.meta;

describe('what a visitor keeps', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is nothing to begin with', () => {
    expect(readFavorites('contents')).toEqual([]);
    expect(readFavorites('items')).toEqual([]);
  });

  it('is two lists that know nothing of each other, in the order they were written', () => {
    window.localStorage.setItem('favoriteContents', '30,2,100');
    window.localStorage.setItem('favoriteItems', '7');
    expect(readFavorites('contents')).toEqual([30, 2, 100]);
    expect(readFavorites('items')).toEqual([7]);
  });

  it('leaves out what is no id', () => {
    window.localStorage.setItem('favoriteItems', ',0,-1,1.5,x,08, 9,12,2147483648,9007199254740992,1e3,12');
    expect(readFavorites('items')).toEqual([12]);
  });

  it('is no more than there is room for, whoever wrote it', () => {
    window.localStorage.setItem('favoriteItems', Array.from({ length: 10_000 }, (_, id) => id + 1).join(','));
    expect(readFavorites('items')).toHaveLength(500);
  });

  it('is the same list until it changes', () => {
    window.localStorage.setItem('favoriteItems', '1,2');
    const once = readFavorites('items');
    expect(readFavorites('items')).toBe(once);
    toggleFavorite('items', 3);
    expect(readFavorites('items')).not.toBe(once);
  });

  it('is nothing where the device lets no site keep anything', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readFavorites('items')).toEqual([]);
  });
});

describe('keeping something', () => {
  it('puts it first, and doing so again lets it go', () => {
    expect(toggleFavorite('contents', 3)).toBe(true);
    expect(toggleFavorite('contents', 8)).toBe(true);
    expect(window.localStorage.getItem('favoriteContents')).toBe('8,3');
    expect(toggleFavorite('contents', 3)).toBe(false);
    expect(readFavorites('contents')).toEqual([8]);
    expect(readFavorites('items')).toEqual([]);
  });

  it('lets go of the oldest where there is no room', () => {
    const full = Array.from({ length: 500 }, (_, index) => index + 1);
    window.localStorage.setItem('favoriteItems', full.join(','));
    toggleFavorite('items', 501);
    expect(readFavorites('items')).toEqual([501, ...full.slice(0, 499)]);
  });

  it('adds to what another window has written meanwhile', () => {
    toggleFavorite('items', 1);
    window.localStorage.setItem('favoriteItems', '9,1');
    toggleFavorite('items', 2);
    expect(readFavorites('items')).toEqual([2, 9, 1]);
  });

  it('is told to whoever wants to hear of it, here, in other windows and after Back, until they do not', () => {
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

describe('letting go of what is gone', () => {
  it('leaves the others as they are', () => {
    window.localStorage.setItem('favoriteContents', '5,4,3');
    removeFavorites('contents', [4, 9]);
    expect(window.localStorage.getItem('favoriteContents')).toBe('5,3');
  });
});

describe('a device without room', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says so, and loses nothing', () => {
    window.localStorage.setItem('favoriteContents', '5,4');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => toggleFavorite('contents', 3)).toThrow('full');
    expect(readFavorites('contents')).toEqual([5, 4]);
  });
});
