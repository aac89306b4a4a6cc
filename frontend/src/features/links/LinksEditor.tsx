import { LIMITS } from '@hitohira/backend/rules';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowUpDown, Plus } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ActionMenu } from '../../components/ActionMenu';
import { Button } from '../../components/Button';
import { Spinner } from '../../components/Spinner';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { PATHS } from '../../config/paths';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useSnackbar } from '../../hooks/useSnackbar';
import { useLinkTypes } from './api/link-types';
import { type Link, useDeleteLink } from './api/own-links';
import { usePublicLinks } from './api/public-links';
import { DeleteLinkDialog } from './components/DeleteLinkDialog';
import { LinkRow } from './components/LinkRow';
import { LinksSkeleton } from './components/LinksSkeleton';
import { NoLinks } from './components/NoLinks';
import { dropLinkDraft, interruptedLink } from './form/link-draft';
import { LinkDialog } from './form/LinkDialog';

const Section = styled('section')(({ theme }) => ({
  paddingTop: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 4 });

const Count = styled('span')(({ theme }) => ({
  flex: 1,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 16 });

const List = styled('ul')(({ theme }) => ({
  width: '100%',
  boxSizing: 'border-box',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Failed = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  width: '100%',
  boxSizing: 'border-box',
  padding: '12px 16px',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.wash,
  fontSize: '0.9375rem',
  lineHeight: 1.7,
}));

const Note = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** What stands over the list: a link being written, or one that is about to go. */
interface Task {
  kind: 'write' | 'delete';
  /** Null for a new one. */
  link: Link | null;
  open: boolean;
  /** Each one begins anew. */
  id: number;
}

/** The links of the own page: to add, change and delete, and the way to their order. */
export function LinksEditor({ accountId, displayId }: { accountId: string; displayId: string }) {
  const { t } = useTranslation('linkEditor');
  const { show } = useSnackbar();
  const report = useFailureReport();
  const navigate = useNavigate();
  const headingId = useId();
  const {
    entries: links,
    total,
    hasMore,
    isFetchingMore,
    failed,
    refetch,
    fetchMore,
  } = usePublicLinks(displayId);
  // The dialog opens at once when its kinds are here.
  useLinkTypes();
  const deletion = useDeleteLink(displayId);
  const [task, setTask] = useState<Task | null>(null);
  const [moreFailed, setMoreFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const section = useRef<HTMLElement>(null);
  const shownBefore = useRef<number | null>(null);
  const begunAt = useRef(0);
  const resumed = useRef(false);

  useEffect(() => {
    if (failed) show('FAILED_TO_GET_LINKS_LIST');
  }, [failed, show]);

  const rows = () => list.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [];

  // Whoever asked for more goes on there; the button may be gone.
  useEffect(() => {
    const from = shownBefore.current;
    if (from === null || links === undefined || links.length <= from) return;
    shownBefore.current = null;
    rows()[from]?.focus();
  }, [links]);

  // When all that was read is deleted, what comes after it moves up.
  const moves = links?.length === 0 && hasMore;
  useEffect(() => {
    if (moves) refetch();
  }, [moves, refetch]);

  const begin = (kind: Task['kind'], link: Link | null) => {
    begunAt.current = link === null ? 0 : (links?.indexOf(link) ?? 0);
    setTask((last) => ({ kind, link, open: true, id: (last?.id ?? 0) + 1 }));
  };
  const end = () => setTask((current) => current && { ...current, open: false });
  const isFull = total >= LIMITS.links.perAccount;

  /** What was being written when a session or the page ended is opened again, as soon as its link has been read. */
  const resume = useEffectEvent(() => {
    if (resumed.current || links === undefined) return;
    const linkId = interruptedLink(accountId);
    const link = linkId === null ? null : links.find((each) => each.linkId === linkId);
    if (linkId !== undefined && link === undefined && hasMore) {
      void fetchMore();
      return;
    }
    resumed.current = true;
    if (link !== undefined) startTransition(() => begin('write', link));
    else if (typeof linkId === 'number') dropLinkDraft(accountId, linkId);
  });
  useEffect(() => resume(), [links]);

  /** Where the link has gone the keyboard goes on there: with the next one, the one before, or the block itself. */
  const finish = ({ link }: Task) => {
    setTask(null);
    if (link === null || links?.some(({ linkId }) => linkId === link.linkId)) return;
    const left = rows();
    (left[Math.min(begunAt.current, left.length - 1)] ?? section.current)?.focus();
  };

  const deleteLink = (link: Link) => {
    deletion.mutate(link.linkId, {
      onSuccess: () => show('DELETE_LINK', { color: 'SUCCESS' }),
      onError: (error) => report(error),
      onSettled: end,
    });
  };

  const showMore = async () => {
    shownBefore.current = links?.length ?? 0;
    setMoreFailed(false);
    if (await fetchMore()) return;
    shownBefore.current = null;
    setMoreFailed(true);
    show('FAILED_TO_GET_LINKS_LIST');
  };

  return (
    <Section ref={section} tabIndex={-1} aria-labelledby={headingId}>
      <Head>
        <Typography variant="h2" id={headingId}>
          {t('title')}
        </Typography>
        <Count>
          {links !== undefined && (
            <>
              <span aria-hidden>{t('count', { count: total, max: LIMITS.links.perAccount })}</span>
              <VisuallyHidden>
                {t('countLabel', { count: total, max: LIMITS.links.perAccount })}
              </VisuallyHidden>
            </>
          )}
        </Count>
        <ActionMenu
          label={t('menu')}
          actions={[
            {
              name: t('add'),
              icon: <Plus size={18} aria-hidden />,
              run: () => begin('write', null),
              disabled: links === undefined || isFull,
            },
            {
              name: t('sort'),
              icon: <ArrowUpDown size={18} aria-hidden />,
              run: () => void navigate(PATHS.linksOrder),
              disabled: total < 2,
            },
          ]}
        />
      </Head>
      <Rows>
        <Note variant="body2">{t('lead')}</Note>
        {failed && (
          <Failed role="alert">
            {t('failed.text')}
            <Button size="small" variant="outlined" onClick={refetch}>
              {t('failed.retry')}
            </Button>
          </Failed>
        )}
        {links === undefined && !failed && <LinksSkeleton />}
        {links?.length === 0 && !hasMore && <NoLinks onAdd={() => begin('write', null)} />}
        {links !== undefined && links.length > 0 && (
          <>
            {isFull ? (
              <Note variant="body2">{t('full', { max: LIMITS.links.perAccount })}</Note>
            ) : (
              <Button
                variant="contained"
                startIcon={<Plus size={18} aria-hidden />}
                onClick={() => begin('write', null)}
              >
                {t('add')}
              </Button>
            )}
            <List ref={list}>
              {links.map((link) => (
                <LinkRow
                  key={link.linkId}
                  link={link}
                  onEdit={() => begin('write', link)}
                  onDelete={() => begin('delete', link)}
                />
              ))}
            </List>
            {moreFailed && <Note role="alert">{t('failed.more')}</Note>}
            {hasMore && (
              <Button
                variant="outlined"
                fullWidth
                aria-disabled={isFetchingMore}
                startIcon={isFetchingMore ? <Spinner /> : undefined}
                onClick={isFetchingMore ? undefined : () => void showMore()}
              >
                {isFetchingMore ? t('loadingMore') : t('showMore', { count: total - links.length })}
              </Button>
            )}
          </>
        )}
      </Rows>
      {task?.kind === 'write' && (
        <LinkDialog
          key={task.id}
          open={task.open}
          accountId={accountId}
          displayId={displayId}
          link={task.link}
          onClose={end}
          onGone={() => finish(task)}
        />
      )}
      {task?.kind === 'delete' && task.link !== null && (
        <DeleteLinkDialog
          key={task.id}
          open={task.open}
          link={task.link}
          deleting={deletion.isPending}
          onConfirm={() => task.link !== null && deleteLink(task.link)}
          onCancel={end}
          onGone={() => finish(task)}
        />
      )}
    </Section>
  );
}
