import { readFavorites } from './favorites';

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
