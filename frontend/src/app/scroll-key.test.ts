import { scrollKey } from './scroll-key';

it('separates the scroll positions of first pages by their addresses', () => {
  const first = (pathname: string, search = '') => scrollKey({ key: 'default', pathname, search });
  expect(first('/a')).not.toBe(first('/b'));
  expect(first('/a', '?all=1')).not.toBe(first('/a'));
  // What was reloaded goes on where it was.
  expect(first('/a')).toBe(first('/a'));
  // Of the pages after it each visit has its own.
  expect(scrollKey({ key: 'x1', pathname: '/a', search: '' })).toBe('x1');
});

it('does not reveal whose page it was', () => {
  expect(scrollKey({ key: 'default', pathname: '/profile/hanako.sato/edit', search: '' })).toMatch(
    /^-?[\da-z]{1,7}$/,
  );
});
