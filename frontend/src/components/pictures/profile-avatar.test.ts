import { AVATAR_COLORS } from '../../theme/tokens';
import { avatarColor, initialOf } from './profile-avatar';

describe('an avatar without an icon', () => {
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

  it('has one color per display ID, whatever its case', () => {
    expect(avatarColor('Hanako.Sato')).toBe(avatarColor('hanako.sato'));
    const colors = new Set(
      ['a', 'b', 'c', 'taro', 'hanako', 'sumire', 'x-1', 'y_2', 'z.3', 'q'].map(avatarColor),
    );
    expect(colors.size).toBeGreaterThan(3);
    for (const color of colors) expect(AVATAR_COLORS).toContain(color);
  });
});
