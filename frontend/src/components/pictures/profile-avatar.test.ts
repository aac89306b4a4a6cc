import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initialOf } from './profile-avatar';

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

  // Themes guarantee the contrast of these two colors.
  it('has the colors of the theme', () => {
    const css = readFileSync(path.join(import.meta.dirname, 'ProfileAvatar.module.css'), 'utf8');
    expect(css).toContain('background-color: var(--color-accent);');
    expect(css).toMatch(/ color: var\(--color-on-accent\);/);
  });
});
