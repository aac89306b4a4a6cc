import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { ArrowUpDown, Plus } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BlockFrame, type BlockPlace } from '../../components/studio/BlockFrame';
import {
  BlockFailure,
  BlockList,
  BlockNote,
  BlockRows,
  BlockSkeleton,
  MoreButton,
} from '../../components/studio/BlockParts';
import { VisuallyHidden } from '../../components/site/VisuallyHidden';
import { PATHS } from '../../config/paths';
import { useDialogFor } from '../../hooks/useDialogFor';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useTranslation } from '../../i18n/useTranslation';
import { useLinkTypes } from './api/link-types';
import { type Link, useDeleteLink, useOwnLinks } from './api/own-links';
import { DeleteLinkDialog } from './components/DeleteLinkDialog';
import { LinkRow } from './components/LinkRow';
import { EmptyLinks } from './components/EmptyLinks';
import { dropLinkDraft, interruptedLink } from './form/link-draft';
import { LinkDialog } from './form/LinkDialog';

/** The link that is edited, null for a new one, or the link to be deleted. */
type Task = { kind: 'edit'; link: Link | null } | { kind: 'delete'; link: Link };

interface LinksEditorProps {
  accountId: string;
  displayId: string;
  place: BlockPlace;
}

/** The links block of the studio. */
export function LinksEditor({ accountId, displayId, place }: LinksEditorProps) {
  const { t } = useTranslation('linkEditor');
  const { show } = useSnackbar();
  const report = useFailureReport();
  const navigate = useNavigate();
  const list = useOwnLinks(displayId);
  const { entries: links, total, hasMore, isFetchingMore, failed, refetch, fetchMore } = list;
  // Preloaded for the dialog.
  useLinkTypes();
  const deletion = useDeleteLink(displayId);
  const { dialog, open, close, remove } = useDialogFor<Task>();
  const [moreFailed, setMoreFailed] = useState(false);
  const rowsRef = useRef<HTMLUListElement>(null);
  const section = useRef<HTMLElement>(null);
  const countBefore = useRef<number | null>(null);
  const openedAt = useRef(0);
  const resumed = useRef(false);

  useEffect(() => {
    if (failed) show('FAILED_TO_GET_LINKS_LIST');
  }, [failed, show]);

  const rows = () => rowsRef.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [];

  // Focuses the first new row: the button may be removed.
  useEffect(() => {
    const from = countBefore.current;
    if (from === null || links === undefined || links.length <= from) return;
    countBefore.current = null;
    rows()[from]?.focus();
  }, [links]);

  // When every loaded link is deleted, load those that follow.
  const needsNextPage = links?.length === 0 && hasMore;
  useEffect(() => {
    if (needsNextPage) refetch();
  }, [needsNextPage, refetch]);

  const openTask = (task: Task) => {
    openedAt.current = task.link === null ? 0 : (links?.indexOf(task.link) ?? 0);
    open(task);
  };
  const add = () => openTask({ kind: 'edit', link: null });
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
    if (link !== undefined) startTransition(() => openTask({ kind: 'edit', link }));
    else if (typeof linkId === 'number') dropLinkDraft(accountId, linkId);
  });
  useEffect(() => resume(), [links]);

  /** After a deletion, moves the focus to the next row, the one before, or the block itself. */
  const finish = ({ link }: Task) => {
    remove();
    if (link === null || links?.some(({ linkId }) => linkId === link.linkId)) return;
    const left = rows();
    (left[Math.min(openedAt.current, left.length - 1)] ?? section.current)?.focus();
  };

  const deleteLink = (link: Link) => {
    deletion.mutate(
      { id: link.linkId },
      {
        onSuccess: () => show('DELETE_LINK', { color: 'SUCCESS' }),
        onError: (error) => report(error),
        onSettled: close,
      },
    );
  };

  const showMore = async () => {
    countBefore.current = links?.length ?? 0;
    setMoreFailed(false);
    if (await fetchMore()) return;
    countBefore.current = null;
    setMoreFailed(true);
    show('FAILED_TO_GET_LINKS_LIST');
  };

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
            <BlockList ref={rowsRef}>
              {links.map((link) => (
                <LinkRow
                  key={link.linkId}
                  link={link}
                  onEdit={() => openTask({ kind: 'edit', link })}
                  onDelete={() => openTask({ kind: 'delete', link })}
                />
              ))}
            </BlockList>
            {moreFailed && <BlockNote role="alert">{t('failed.more')}</BlockNote>}
            {hasMore && (
              <MoreButton loading={isFetchingMore ? t('loadingMore') : null} onMore={() => void showMore()}>
                {t('showMore', { count: total - links.length })}
              </MoreButton>
            )}
          </>
        )}
      </BlockRows>
      {dialog?.subject.kind === 'edit' && (
        <LinkDialog
          key={dialog.id}
          open={dialog.open}
          accountId={accountId}
          displayId={displayId}
          link={dialog.subject.link}
          onClose={close}
          onExited={() => finish(dialog.subject)}
        />
      )}
      {dialog?.subject.kind === 'delete' && (
        <DeleteLinkDialog
          key={dialog.id}
          open={dialog.open}
          link={dialog.subject.link}
          deleting={deletion.isPending}
          onConfirm={() => dialog.subject.link && deleteLink(dialog.subject.link)}
          onCancel={close}
          onExited={() => finish(dialog.subject)}
        />
      )}
    </BlockFrame>
  );
}
