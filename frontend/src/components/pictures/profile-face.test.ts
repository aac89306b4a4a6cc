import { FACES } from '../../theme/tokens';
import { faceColor, initialOf } from './profile-face';

describe('the face of a page without an icon', () => {
  it.each([
    ['佐藤 花子', '佐'],
    ['hanako', 'H'],
    [' 春 ', '春'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧'],
    ['ば', 'ば'],
    ['</script>', '<'],
    ['', ''],
  ])('%j shows %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('has one colour for a display ID, however it is written', () => {
    expect(faceColor('Hanako.Sato')).toBe(faceColor('hanako.sato'));
    const colors = new Set(
      ['a', 'b', 'c', 'taro', 'hanako', 'sumire', 'x-1', 'y_2', 'z.3', 'q'].map(faceColor),
    );
    expect(colors.size).toBeGreaterThan(3);
    for (const color of colors) expect(FACES).toContain(color);
  });
});
