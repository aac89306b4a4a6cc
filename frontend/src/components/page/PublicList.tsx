import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PagedList } from '../../api/paged-list';
import { type PageList } from '../../api/generated/model/pageList';
import { allOfSearch } from '../../config/paths';
import { useHydrated } from '../../hooks/useHydrated';
import { useSiteNavigation } from '../../hooks/useSiteNavigation';
import { useSnackbar } from '../../hooks/useSnackbar';
import { type MessageCode } from '../../i18n/messages';
import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../buttons/Button';
import { ButtonLink } from '../buttons/ButtonLink';
import { entryAnchor, nextLength, entryTarget } from '../lists/list-steps';
import { Spinner } from '../feedback/Spinner';
import { VisuallyHidden } from '../site/VisuallyHidden';
import styles from './PublicList.module.css';

const FAILURES = {
  links: 'FAILED_TO_GET_LINKS_LIST',
  contents: 'FAILED_TO_GET_CONTENTS_LIST',
  items: 'FAILED_TO_GET_ITEMS_LIST',
} as const satisfies Record<PageList, MessageCode>;

interface PublicListProps<Entry> {
  list: PageList;
  parts: PagedList<Entry>;
  /** How many are shown first; all loaded ones by default. */
  first?: number;
  /** How many each step adds, and how many come before the first step in a row of their own. */
  step: number;
  lead?: number;
  /** Whether the page's query selects the full list. */
  whole?: boolean;
  /** Shown without entries; nothing for visitors. */
  empty?: ReactNode;
  /** Shown while the list is loading. */
  skeleton: ReactNode;
  /** Renders the entries. `placeOf` returns the attributes of link and focus targets. */
  children: (shown: {
    entries: readonly Entry[];
    placeOf: (index: number) => ReturnType<typeof entryTarget>;
    more: ReactNode;
  }) => ReactNode;
}

/** A paged list of a creator's page. Without JavaScript, a link leads to the full list. */
export function PublicList<Entry>({
  list,
  parts,
  first = Infinity,
  step,
  lead = 0,
  whole = false,
  empty = null,
  skeleton,
  children,
}: PublicListProps<Entry>) {
  const { t } = useTranslation(['profile', 'common']);
  const { show } = useSnackbar();
  const hydrated = useHydrated();
  const { pathname } = useSiteNavigation();
  const [limit, setLimit] = useState(whole ? Infinity : first);
  const shownBefore = useRef<number | null>(null);
  const { entries, total, hasMore, isFetchingMore, failed, refetch, fetchMore } = parts;
  const steps = { first, step, lead };
  const length = Math.min(limit, entries?.length ?? 0);

  // Focuses the first new entry: the button may be gone.
  useEffect(() => {
    const from = shownBefore.current;
    if (from === null || length <= from) return;
    shownBefore.current = null;
    document.getElementById(entryAnchor(list, from + 1))?.focus({ preventScroll: true });
  }, [length, list]);

  if (failed) {
    return (
      <div className={styles.failed} role="alert">
        {t(`common:messages.${FAILURES[list]}`)}
        <Button variant="outlined" onClick={refetch}>
          {t('common:actions.retry')}
        </Button>
      </div>
    );
  }
  if (entries === undefined) {
    return (
      <div role="status">
        <VisuallyHidden>{t(`profile:${list}.loading`)}</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  if (entries.length === 0) return empty;

  const showMore = async () => {
    shownBefore.current = length;
    const wanted = nextLength(length, steps);
    if (length === entries.length || wanted > entries.length) {
      if (hasMore && !(await fetchMore())) {
        shownBefore.current = null;
        show(FAILURES[list]);
        return;
      }
    }
    setLimit((shown) => Math.max(shown, wanted));
  };
  const words = t('profile:showMore', { left: String(total - length) });
  const more = (length < entries.length || hasMore) && (
    <div className={styles.below}>
      {hydrated ? (
        <Button
          variant="outlined"
          aria-disabled={isFetchingMore}
          startIcon={isFetchingMore ? <Spinner /> : undefined}
          onClick={isFetchingMore ? undefined : () => void showMore()}
        >
          {isFetchingMore ? t(`profile:${list}.loading`) : words}
        </Button>
      ) : (
        <ButtonLink
          variant="outlined"
          to={`${pathname}${allOfSearch(list)}#${entryAnchor(list, length + 1)}`}
        >
          {words}
        </ButtonLink>
      )}
    </div>
  );
  return children({
    entries: length === entries.length ? entries : entries.slice(0, length),
    placeOf: (index) => entryTarget(list, index, steps),
    more,
  });
}
