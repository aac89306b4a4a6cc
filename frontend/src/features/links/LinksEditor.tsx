import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { ArrowUpDown, Import, Plus } from 'lucide-react';
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type MenuAction } from '../../components/buttons/ActionMenu';
import { EntryList } from '../../components/lists/EntryList';
import { useOrderInPlace } from '../../components/lists/useOrderInPlace';
import { type TypedWords } from '../../api/link-preview';
import { BlockFrame, type BlockPlace } from '../../components/studio/BlockFrame';
import {
  BlockFailure,
  BlockNote,
  BlockRows,
  BlockSkeleton,
  MoreButton,
} from '../../components/studio/BlockParts';
import { useDeletion } from '../../components/studio/useDeletion';
import { useVisibility } from '../../components/studio/useVisibility';
import { VisuallyHidden } from '../../components/site/VisuallyHidden';
import { IMPORT_PATH, PATHS } from '../../config/paths';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useStableCallback } from '../../hooks/useStableCallback';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { useLinkTypes } from './api/link-types';
import { type Link, useChangeLink, useDeleteLink, useLinksInPlace, useOwnLinks } from './api/own-links';
import { LinkRow } from './components/LinkRow';
import { LinkSummary } from './components/LinkSummary';
import { EmptyLinks } from './components/EmptyLinks';
import { idOf } from './api/public-links';
import { nameOfLink } from './link-name';
import { dropLinkDraft, interruptedLink } from './form/link-draft';
import { LinkDialog } from './form/LinkDialog';

interface LinksEditorProps {
  accountId: string;
  displayId: string;
  place: BlockPlace;
  /** Receives the URL of a post or product. Without it, this is not offered. */
  onElsewhere?: (address: string, typed: TypedWords) => void;
  /** Receives the other URLs of a paste. */
  onMore?: (addresses: readonly string[]) => void;
}

/** The links block of the studio. */
export function LinksEditor({ accountId, displayId, place, onElsewhere, onMore }: LinksEditorProps) {
  const { t } = useTranslation('linkEditor');
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const list = useOwnLinks(displayId);
  const { entries: links, total, hasMore, isFetchingMore, failed, refetch, fetchMore } = list;
  // Preloaded for the dialog.
  useLinkTypes();
  /** The edited link and its position; null for a new one. */
  const { dialog, open, remove } = useDialogFor<{ link: Link; position: number } | null>();
  const [moreFailed, setMoreFailed] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const section = useRef<HTMLElement>(null);
  const countBefore = useRef<number | null>(null);
  const resumed = useRef(false);

  useEffect(() => {
    if (failed) show('FAILED_TO_GET_LINKS_LIST');
  }, [failed, show]);

  // Focuses the first new row, because the button may be removed.
  useEffect(() => {
    const from = countBefore.current;
    if (from === null || links === undefined || links.length <= from) return;
    countBefore.current = null;
    rows.current?.querySelectorAll<HTMLElement>('[data-open]')[from]?.focus();
  }, [links]);

  // When every loaded link is deleted, loads the following ones.
  const needsNextPage = links?.length === 0 && hasMore;
  useEffect(() => {
    if (needsNextPage) refetch();
  }, [needsNextPage, refetch]);

  const { ask, positionOf, moveFocus, confirmation } = useDeletion({
    entries: links,
    idOf,
    home: section,
    call: useDeleteLink(displayId),
    variables: ({ linkId }) => ({ id: linkId }),
    text: (name, { details }) => {
      const hasPictures = details.some(({ picture }) => picture !== null);
      return t(name === 'text' && hasPictures ? 'deletion.textWithPictures' : `deletion.${name}`);
    },
    summary: (link) => <LinkSummary link={link} />,
    onDeleted: () => show('DELETE_LINK', { color: 'SUCCESS' }),
  });
  const nameOf = useCallback((link: Link) => nameOfLink(link) ?? t('row.unnamed'), [t]);
  const { mutateAsync: change } = useChangeLink(displayId);
  const { controlsOf, visibilityDialog } = useVisibility<Link>({
    save: ({ linkId }, data) => change({ id: linkId, data }),
    nameOf,
  });
  const edit = (link: Link) => open({ link, position: positionOf(link) });
  const add = () => open(null);
  const isFull = total >= LIMITS.links.perAccount;

  /** Resumes an interrupted draft as soon as its link is loaded. */
  const resume = useEffectEvent(() => {
    if (resumed.current || links === undefined) return;
    const linkId = interruptedLink(accountId);
    const link = linkId === null ? null : links.find((each) => each.linkId === linkId);
    if (linkId !== undefined && link === undefined && hasMore) {
      void fetchMore();
      return;
    }
    resumed.current = true;
    if (link !== undefined) startTransition(() => (link === null ? add() : edit(link)));
    else if (typeof linkId === 'number') dropLinkDraft(accountId, linkId);
  });
  useEffect(() => resume(), [links]);

  const showMore = async () => {
    countBefore.current = links?.length ?? 0;
    setMoreFailed(false);
    if (await fetchMore()) return;
    countBefore.current = null;
    setMoreFailed(true);
    show('FAILED_TO_GET_LINKS_LIST');
  };

  const order = useOrderInPlace({
    list,
    idOf,
    sorting: useLinksInPlace(displayId),
    messages: { sorted: 'SUCCESS_TO_SORT_LINKS', failed: 'FAILED_TO_SORT_LINKS' },
  });
  const onEdit = useStableCallback(edit);
  const onDelete = useStableCallback(ask);
  const draw = useCallback(
    (link: Link, moves: readonly MenuAction[]) => (
      <LinkRow link={link} moves={moves} visibility={controlsOf(link)} onEdit={onEdit} onDelete={onDelete} />
    ),
    [controlsOf, onEdit, onDelete],
  );

  return (
    <BlockFrame
      ref={section}
      place={place}
      menuLabel={t('menu')}
      count={
        links !== undefined && (
          <>
            <span aria-hidden>{t('count', { count: total, max: LIMITS.links.perAccount })}</span>
            <VisuallyHidden>{t('countLabel', { count: total, max: LIMITS.links.perAccount })}</VisuallyHidden>
          </>
        )
      }
      actions={[
        {
          name: t('add'),
          icon: <Plus size={18} aria-hidden />,
          run: add,
          disabled: links === undefined || isFull,
        },
        {
          name: t('sort'),
          icon: <ArrowUpDown size={18} aria-hidden />,
          run: () => void navigate(PATHS.linksOrder),
          disabled: place.locked || total < 2,
        },
        {
          name: t('import'),
          icon: <Import size={18} aria-hidden />,
          run: () => void navigate(IMPORT_PATH),
          disabled: isFull,
        },
      ]}
    >
      <BlockRows>
        <BlockNote variant="body2">{t('lead')}</BlockNote>
        {failed && <BlockFailure text={t('failed.text')} retry={t('failed.retry')} onRetry={refetch} />}
        {links === undefined && !failed && <BlockSkeleton label={t('loading')} />}
        {links?.length === 0 && !hasMore && <EmptyLinks onAdd={add} />}
        {links !== undefined && links.length > 0 && (
          <>
            {isFull ? (
              <BlockNote variant="body2">{t('full', { max: LIMITS.links.perAccount })}</BlockNote>
            ) : (
              <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={add}>
                {t('add')}
              </Button>
            )}
            <EntryList
              ref={rows}
              entries={order.entries}
              total={total}
              idOf={idOf}
              nameOf={nameOf}
              edits="link"
              onMove={(id, to) => void order.move(id, to)}
              onEnd={hasMore && !isFetchingMore ? () => void fetchMore() : undefined}
            >
              {draw}
            </EntryList>
            {moreFailed && <BlockNote role="alert">{t('failed.more')}</BlockNote>}
            {hasMore && (
              <MoreButton loading={isFetchingMore ? t('loadingMore') : null} onMore={() => void showMore()}>
                {t('showMore', { count: total - links.length })}
              </MoreButton>
            )}
          </>
        )}
      </BlockRows>
      {dialog && (
        <LinkDialog
          key={dialog.id}
          {...dialog.control}
          accountId={accountId}
          displayId={displayId}
          link={dialog.subject?.link ?? null}
          onElsewhere={onElsewhere}
          onMore={onMore}
          onExited={() => {
            remove();
            // The link may turn out to be deleted.
            if (dialog.subject !== null) moveFocus(dialog.subject.link, dialog.subject.position);
          }}
        />
      )}
      {confirmation}
      {visibilityDialog}
    </BlockFrame>
  );
}
