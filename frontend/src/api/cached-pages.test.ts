import { aLink, aLinkList, someLinks } from '../testing/links';
import { type Link } from './generated/model/link';
import { toCachedPages, type CachedPages, withAdded, withUpdated, withoutEntry } from './cached-pages';

type LinkPages = CachedPages<Link>;

const idOf = ({ linkId }: Link) => linkId;

/** Two pages of twenty entries, out of fifty. */
function twoParts(): LinkPages {
  const links = someLinks(50);
  return { pages: [aLinkList(links, 0), aLinkList(links, 20)], pageParams: [0, 20] };
}

const ids = ({ pages }: LinkPages) => pages.flatMap(({ results }) => results.map(idOf));
const last = ({ pages }: LinkPages) => pages.at(-1)!;

describe('cached pages', () => {
  it('show a new entry first and shift the next offset by one', () => {
    const pages = withAdded(twoParts(), aLink({ linkId: 99 }));
    expect(ids(pages).slice(0, 3)).toEqual([99, 1, 2]);
    expect(last(pages)).toMatchObject({ total: 51, nextOffset: 41 });
  });

  it('replace an updated entry in place', () => {
    const changed = aLink({ linkId: 21, linkTypeName: 'image_1' });
    const pages = withUpdated(twoParts(), changed, idOf);
    expect(pages.pages[1]?.results[0]).toBe(changed);
    expect(ids(pages)).toEqual(ids(twoParts()));
  });

  it('drop a deleted entry and move the next offset back by one', () => {
    const pages = withoutEntry(twoParts(), 3, idOf);
    expect(ids(pages)).toHaveLength(39);
    expect(ids(pages)).not.toContain(3);
    expect(last(pages)).toMatchObject({ total: 49, nextOffset: 39 });
  });

  it('do not change when the deleted entry is not cached', () => {
    const before = twoParts();
    expect(withoutEntry(before, 45, idOf)).toBe(before);
  });

  it('still have no next page after the last one, whatever is added or deleted', () => {
    const all: LinkPages = { pages: [aLinkList(someLinks(2))], pageParams: [0] };
    expect(last(withAdded(all, aLink({ linkId: 9 }))).nextOffset).toBeNull();
    expect(last(withoutEntry(all, 1, idOf)).nextOffset).toBeNull();
  });

  it('start over in a new order', () => {
    const links = someLinks(25).reverse();
    expect(ids(toCachedPages(links, 20))).toEqual(links.slice(0, 20).map(idOf));
    expect(last(toCachedPages(links, 20))).toMatchObject({ total: 25, nextOffset: 20 });
    expect(last(toCachedPages(links.slice(0, 20), 20)).nextOffset).toBeNull();
  });
});
