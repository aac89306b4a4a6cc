import { aLink, aLinkList, someLinks } from '../testing/links';
import { type Link } from './generated/model/link';
import {
  toCachedPages,
  type CachedPages,
  withAdded,
  withOrder,
  withUpdated,
  withoutEntry,
} from './cached-pages';

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

  it('still have no next page after additions and deletions at the end', () => {
    const all: LinkPages = { pages: [aLinkList(someLinks(2))], pageParams: [0] };
    expect(last(withAdded(all, aLink({ linkId: 9 }))).nextOffset).toBeNull();
    expect(last(withoutEntry(all, 1, idOf)).nextOffset).toBeNull();
  });

  it('insert a new entry at its position in the order', () => {
    const fresh = aLink({ linkId: 99 });
    const before = (id: number) => withAdded(twoParts(), fresh, ({ linkId }) => linkId >= id);
    expect(ids(before(3)).slice(0, 4)).toEqual([1, 2, 99, 3]);
    expect(ids(before(21)).slice(19, 22)).toEqual([20, 99, 21]);
    expect(last(before(3))).toMatchObject({ total: 51, nextOffset: 41 });
  });

  it('append a new last entry only once the end of the list is loaded', () => {
    const fresh = aLink({ linkId: 99 });
    const never = () => false;
    expect(ids(withAdded(twoParts(), fresh, never))).toEqual(ids(twoParts()));
    expect(last(withAdded(twoParts(), fresh, never)).total).toBe(51);
    const all: LinkPages = { pages: [aLinkList(someLinks(2))], pageParams: [0] };
    expect(ids(withAdded(all, fresh, never))).toEqual([1, 2, 99]);
  });

  it('apply a new order across pages', () => {
    const pages = withOrder(twoParts(), (entries) => entries.toReversed());
    expect(ids(pages)).toEqual(ids(twoParts()).toReversed());
    expect(pages.pages.map(({ results }) => results.length)).toEqual([20, 20]);
    expect(last(pages)).toMatchObject({ total: 50, nextOffset: 40 });
  });

  it('keep as many pages loaded in a new order', () => {
    const links = someLinks(45).reverse();
    const pages = toCachedPages(links, 20, 2);
    expect(ids(pages)).toEqual(links.slice(0, 40).map(idOf));
    expect(pages.pageParams).toEqual([0, 20]);
    expect(last(pages)).toMatchObject({ total: 45, nextOffset: 40 });
    expect(toCachedPages(links.slice(0, 5), 20, 3).pages).toHaveLength(1);
  });

  it('start over in a new order', () => {
    const links = someLinks(25).reverse();
    expect(ids(toCachedPages(links, 20))).toEqual(links.slice(0, 20).map(idOf));
    expect(last(toCachedPages(links, 20))).toMatchObject({ total: 25, nextOffset: 20 });
    expect(last(toCachedPages(links.slice(0, 20), 20)).nextOffset).toBeNull();
  });
});
