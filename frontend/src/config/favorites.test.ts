import { onFavoritesChange, readFavorites, toggleFavorite } from './favorites';

describe('what a visitor keeps', () => {
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
    window.localStorage.setItem('favoriteItems', ',0,-1,1.5,x,08, 9,12');
    expect(readFavorites('items')).toEqual([12]);
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

  it('is told to whoever wants to hear of it, here and in other windows, until they do not', () => {
    let heard = 0;
    const stop = onFavoritesChange(() => (heard += 1));
    toggleFavorite('contents', 1);
    window.dispatchEvent(new StorageEvent('storage'));
    stop();
    toggleFavorite('contents', 2);
    expect(heard).toBe(2);
  });
});
