import { type Link } from '../api/generated/model/link';
import { type LinkDetail } from '../api/generated/model/linkDetail';
import { type LinkList } from '../api/generated/model/linkList';
import { type Picture } from '../api/generated/model/picture';
import { ALWAYS_VISIBLE } from './visibility';

/** A stored picture. */
export function aPicture(overrides: Partial<Picture> = {}, name = 'f'): Picture {
  const file = `/media/${name.repeat(64).slice(0, 64)}`;
  return {
    url: `${file}-1280.webp`,
    width: 1600,
    height: 1200,
    sources: [320, 640, 1280].map((width) => ({ url: `${file}-${String(width)}.webp`, width })),
    preview: `${file}.jpg`,
    placeholder: '#c9a78b',
    ...overrides,
  };
}

/** A detail of a link. */
export function aLinkDetail(overrides: Partial<LinkDetail> = {}): LinkDetail {
  const picture = overrides.picture ?? null;
  return {
    title: '今月の花束',
    url: 'https://example.com/bouquet',
    text: null,
    image: picture?.url ?? null,
    picture,
    ...overrides,
  };
}

/** A link, a text card by default. */
export function aLink(overrides: Partial<Link> = {}): Link {
  return {
    linkId: 1,
    linkTypeId: 1,
    linkTypeName: 'text',
    details: [aLinkDetail()],
    ...ALWAYS_VISIBLE,
    ...overrides,
  };
}

/** Text cards named "Link 1" and so on. */
export function someLinks(count: number): Link[] {
  return Array.from({ length: count }, (_, index) =>
    aLink({ linkId: index + 1, details: [aLinkDetail({ title: `Link ${String(index + 1)}` })] }),
  );
}

/** A page of links. */
export function aLinkList(links: readonly Link[], offset = 0, limit = 20): LinkList {
  const end = offset + limit;
  return {
    results: links.slice(offset, end),
    total: links.length,
    nextOffset: end < links.length ? end : null,
  };
}
