import { scrollKey } from './scroll-key';

it('separates the scroll positions of first pages by their addresses', () => {
  const first = (pathname: string, search = '') => scrollKey({ key: 'default', pathname, search });
  expect(first('/a')).not.toBe(first('/b'));
  expect(first('/a', '?all=1')).not.toBe(first('/a'));
  // A reload restores its position.
  expect(first('/a')).toBe(first('/a'));
  // Each later visit has a key of its own.
  expect(scrollKey({ key: 'x1', pathname: '/a', search: '' })).toBe('x1');
});

it('does not reveal whose page it was', () => {
  expect(scrollKey({ key: 'default', pathname: '/profile/hanako.sato/edit', search: '' })).toMatch(
    /^-?[\da-z]{1,7}$/,
  );
});
