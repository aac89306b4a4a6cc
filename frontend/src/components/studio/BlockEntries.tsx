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

const INITIAL_LENGTH = 8;

interface BlockEntriesProps<Entry> {
  list: PagedList<Entry>;
  idOf: (entry: Entry) => number;
  /** The message if the list fails to load. */
  failure: PlainMessageCode;
  lead: string;
  loading: string;
  action?: ReactNode;
  /** Shown without entries. */
  empty: ReactNode;
  children: (entry: Entry) => ReactNode;
}

/** The entries of a block in the studio, expanded on demand. */
export function BlockEntries<Entry>(props: BlockEntriesProps<Entry>) {
  const { list, idOf, failure, lead, loading, action, empty, children } = props;
  const { entries, total, hasMore, isFetchingMore, failed, refetch, fetchMore } = list;
  const { t } = useTranslation('blocks');
  const { t: common } = useTranslation(['common', 'messages']);
  const { show } = useSnackbar();
  const [isOpen, setIsOpen] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);
  const shown = entries?.slice(0, isOpen ? undefined : INITIAL_LENGTH) ?? [];

  useEffect(() => {
    if (failed) show(failure);
  }, [failed, failure, show]);

  // Focuses the first new entry: the button may be gone.
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
