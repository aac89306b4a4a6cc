import { aLink, aLinkList, someLinks } from '../testing/links';
import { type Link } from './generated/model/link';
import { toCachedPages, type CachedPages, withAdded, withUpdated, withoutEntry } from './cached-pages';

type LinkPages = CachedPages<Link>;

const idOf = ({ linkId }: Link) => linkId;

/** Two parts of twenty out of fifty. */
function twoParts(): LinkPages {
  const links = someLinks(50);
  return { pages: [aLinkList(links, 0), aLinkList(links, 20)], pageParams: [0, 20] };
}

const ids = ({ pages }: LinkPages) => pages.flatMap(({ results }) => results.map(idOf));
const last = ({ pages }: LinkPages) => pages.at(-1)!;

describe('the parts of a list that have been read', () => {
  it('have a new link first, and the next part begins one later', () => {
    const pages = withAdded(twoParts(), aLink({ linkId: 99 }));
    expect(ids(pages).slice(0, 3)).toEqual([99, 1, 2]);
    expect(last(pages)).toMatchObject({ total: 51, nextOffset: 41 });
  });

  it('have a changed link where it was', () => {
    const changed = aLink({ linkId: 21, linkTypeName: 'image_1' });
    const pages = withUpdated(twoParts(), changed, idOf);
    expect(pages.pages[1]?.results[0]).toBe(changed);
    expect(ids(pages)).toEqual(ids(twoParts()));
  });

  it('are without a deleted link, and the next part begins one earlier', () => {
    const pages = withoutEntry(twoParts(), 3, idOf);
    expect(ids(pages)).toHaveLength(39);
    expect(ids(pages)).not.toContain(3);
    expect(last(pages)).toMatchObject({ total: 49, nextOffset: 39 });
  });

  it('stay as they are where a link is deleted twice, or has not been read', () => {
    const before = twoParts();
    expect(withoutEntry(before, 45, idOf)).toBe(before);
  });

  it('have no next part after the last one, whatever is added or deleted', () => {
    const all: LinkPages = { pages: [aLinkList(someLinks(2))], pageParams: [0] };
    expect(last(withAdded(all, aLink({ linkId: 9 }))).nextOffset).toBeNull();
    expect(last(withoutEntry(all, 1, idOf)).nextOffset).toBeNull();
  });

  it('begin anew in another order', () => {
    const links = someLinks(25).reverse();
    expect(ids(toCachedPages(links, 20))).toEqual(links.slice(0, 20).map(idOf));
    expect(last(toCachedPages(links, 20))).toMatchObject({ total: 25, nextOffset: 20 });
    expect(last(toCachedPages(links.slice(0, 20), 20)).nextOffset).toBeNull();
  });
});
