import { LIMITS } from '@hitohira/backend/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getListLinksQueryKey, listLinks } from '../../../api/generated/links/links';
import { type Link } from '../../../api/generated/model/link';
import { type LinkList } from '../../../api/generated/model/linkList';
import { listPartsQuery } from '../../../api/list-parts';

export type { LinkList };

/** The links of a page, part by part. Display IDs are the same in any case, so is the place they are kept under. */
export function publicLinksQuery(displayId: string) {
  const id = displayId.toLowerCase();
  return listPartsQuery(getListLinksQueryKey(id), (offset, signal) =>
    listLinks(id, { offset, limit: LIMITS.links.page }, { signal }),
  );
}

/** Each link once: when one is added meanwhile, the next part begins with what the last one ended with. */
function distinct(links: readonly Link[]): Link[] {
  return [...new Map(links.map((link) => [link.linkId, link])).values()];
}

/** The links of a page that have been read, and the way to the others. */
export function usePublicLinks(displayId: string) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    publicLinksQuery(displayId),
  );
  return {
    links: useMemo(() => data && distinct(data.pages.flatMap(({ results }) => results)), [data]),
    total: data?.pages.at(-1)?.total ?? 0,
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    /** Whether nothing could be read; what was read before stays. */
    failed: data === undefined && error !== null,
    refetch: () => void refetch(),
    /** True where more came. */
    fetchMore: async () => !(await fetchNextPage()).isFetchNextPageError,
  };
}
