import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type PagedList } from '../../api/paged-list';
import { EntryList, type DrawEntry } from '../lists/EntryList';
import { messageText } from '../../i18n/message-text';
import { type PlainMessageCode } from '../../i18n/messages';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { editTarget, type EntryKind } from './edit-target';
import { useFocusedEntry } from './preview/preview-context';
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
  /** The list that the entries belong to, for the preview. */
  edits: EntryKind;
  /** How to sort the entries in place; undefined if they cannot be sorted. */
  order?: OrderInPlace<Entry>;
  /** Renders an entry with the actions that move it. */
  children: DrawEntry<Entry>;
}

/** The entries of a list in their latest order, and how to change it. */
export interface OrderInPlace<Entry> {
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  /** Moves an entry to a position in the whole list. */
  move: (id: number, to: number) => void;
}

/** The entries of a block in the studio, expanded on demand. */
export function BlockEntries<Entry>(props: BlockEntriesProps<Entry>) {
  const { list, idOf, failure, lead, loading, action, empty, edits, order, children } = props;
  const { total, hasMore, isFetchingMore, failed, refetch, fetchMore } = list;
  const entries = list.entries && (order?.entries ?? list.entries);
  const { t } = useTranslation('blocks');
  const { t: common } = useTranslation(['common', 'messages']);
  const { show } = useSnackbar();
  const [isOpen, setIsOpen] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);
  // The preview may show and open entries that are not expanded here.
  const focused = useFocusedEntry(edits);
  if (!isOpen && focused !== null && entries?.slice(INITIAL_LENGTH).some((entry) => idOf(entry) === focused))
    setIsOpen(true);
  const shown = useMemo(
    () => entries?.slice(0, isOpen ? undefined : INITIAL_LENGTH) ?? [],
    [entries, isOpen],
  );

  useEffect(() => {
    if (failed) show(failure);
  }, [failed, failure, show]);

  // Focuses the first new entry, because the button may be gone.
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

  const showAll = () => {
    setIsOpen(true);
    if (isOpen && hasMore && !isFetchingMore) void fetchMore();
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
      {order === undefined ? (
        <BlockList ref={rows}>
          {shown.map((entry) => (
            <BlockEntry key={idOf(entry)} tabIndex={-1} {...editTarget({ kind: edits, id: idOf(entry) })}>
              {children(entry, [])}
            </BlockEntry>
          ))}
        </BlockList>
      ) : (
        <EntryList
          ref={rows}
          entries={shown}
          total={total}
          idOf={idOf}
          nameOf={order.nameOf}
          edits={edits}
          onMove={(id, to) => {
            if (to >= shown.length) setIsOpen(true);
            order.move(id, to);
          }}
          onEnd={hasMore || shown.length < entries.length ? showAll : undefined}
        >
          {children}
        </EntryList>
      )}
      {(hasMore || shown.length < entries.length) && (
        <MoreButton loading={isFetchingMore ? t('loadingMore') : null} onMore={() => void showMore()}>
          {t('showMore', { count: total - shown.length })}
        </MoreButton>
      )}
    </BlockRows>
  );
}
