import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PagedList } from '../../api/paged-list';
import { messageText, type PlainMessageCode } from '../../i18n/messages';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import {
  BlockEntry,
  BlockFailure,
  BlockList,
  BlockNote,
  BlockRows,
  BlockSkeleton,
  MoreButton,
} from './BlockParts';

/** How many entries are shown at first: the studio has other things on the same page. */
const FIRST = 8;

interface BlockEntriesProps<Entry> {
  list: PagedList<Entry>;
  idOf: (entry: Entry) => number;
  /** What is said where the list could not be read. */
  failure: PlainMessageCode;
  /** What is in the block, in passing. */
  lead: string;
  loading: string;
  /** What can be done beside, where there are entries. */
  action?: ReactNode;
  /** What stands there where there are no entries. */
  empty: ReactNode;
  children: (entry: Entry) => ReactNode;
}

/** The entries of a block that are looked at in the studio: the first of them, and the others where they are asked for. */
export function BlockEntries<Entry>(props: BlockEntriesProps<Entry>) {
  const { list, idOf, failure, lead, loading, action, empty, children } = props;
  const { entries, total, hasMore, isFetchingMore, failed, refetch, fetchMore } = list;
  const { t } = useTranslation('blocks');
  const { t: common } = useTranslation(['common', 'messages']);
  const { show } = useSnackbar();
  const [isOpen, setIsOpen] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);
  const shown = entries?.slice(0, isOpen ? undefined : FIRST) ?? [];

  useEffect(() => {
    if (failed) show(failure);
  }, [failed, failure, show]);

  // Whoever asked for more goes on there; the button may be gone.
  useEffect(() => {
    const from = shownBefore.current;
    if (from === null || shown.length <= from) return;
    shownBefore.current = null;
    const next = rows.current?.children[from];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [shown.length]);

  const showMore = async () => {
    shownBefore.current = shown.length;
    setIsOpen(true);
    if (isOpen && !(await fetchMore())) show(failure);
  };

  if (failed) {
    return (
      <BlockFailure text={messageText(common, failure)} retry={common('actions.retry')} onRetry={refetch} />
    );
  }
  if (entries === undefined) return <BlockSkeleton label={loading} />;
  if (entries.length === 0 && !hasMore) return empty;
  return (
    <BlockRows>
      <BlockNote variant="body2">{lead}</BlockNote>
      {action}
      <BlockList ref={rows}>
        {shown.map((entry) => (
          <BlockEntry key={idOf(entry)} tabIndex={-1}>
            {children(entry)}
          </BlockEntry>
        ))}
      </BlockList>
      {(hasMore || shown.length < entries.length) && (
        <MoreButton loading={isFetchingMore ? t('loadingMore') : null} onMore={() => void showMore()}>
          {t('showMore', { count: total - shown.length })}
        </MoreButton>
      )}
    </BlockRows>
  );
}
