import { type InfiniteData } from '@tanstack/react-query';
import { type Link } from '../../../api/generated/model/link';
import { type LinkList } from '../../../api/generated/model/linkList';

/** The parts of a list that have been read, one after the other. */
export type LinkPages = InfiniteData<LinkList>;

/** The list has become longer or shorter before the place where the next part begins. */
function shifted(pages: readonly LinkList[], by: 1 | -1): LinkList[] {
  return pages.map(({ results, total, nextOffset }) => ({
    results,
    total: total + by,
    nextOffset: nextOffset === null ? null : nextOffset + by,
  }));
}

/** With a link that has been added: new ones come first. */
export function withAdded({ pages, pageParams }: LinkPages, link: Link): LinkPages {
  const [first, ...others] = shifted(pages, 1);
  if (first === undefined) return { pages: [], pageParams };
  return { pages: [{ ...first, results: [link, ...first.results] }, ...others], pageParams };
}

/** With a link as it is now. */
export function withChanged({ pages, pageParams }: LinkPages, link: Link): LinkPages {
  const changed = pages.map((page) => ({
    ...page,
    results: page.results.map((each) => (each.linkId === link.linkId ? link : each)),
  }));
  return { pages: changed, pageParams };
}

/** Without a link that has been deleted: what comes after it moves up, the parts that are still to be read included. */
export function withoutDeleted(data: LinkPages, linkId: number): LinkPages {
  const isThere = data.pages.some(({ results }) => results.some((each) => each.linkId === linkId));
  if (!isThere) return data;
  const pages = shifted(data.pages, -1).map((page) => ({
    ...page,
    results: page.results.filter((each) => each.linkId !== linkId),
  }));
  return { pages, pageParams: data.pageParams };
}

/** All links in a new order, as far as one part of the list shows them. */
export function inOrder(links: readonly Link[], partLength: number): LinkPages {
  const results = links.slice(0, partLength);
  const nextOffset = results.length < links.length ? results.length : null;
  return { pages: [{ results, total: links.length, nextOffset }], pageParams: [0] };
}
