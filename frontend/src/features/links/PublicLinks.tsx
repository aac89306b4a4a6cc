import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { ButtonLink } from '../../components/ButtonLink';
import { Skeleton } from '../../components/Skeleton';
import { Spinner } from '../../components/Spinner';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { allOfSearch } from '../../config/paths';
import { useHydrated } from '../../hooks/useHydrated';
import { useSnackbar } from '../../hooks/useSnackbar';
import { usePublicLinks } from './api/public-links';
import { linkAnchor, LinkList } from './components/LinkList';

const Below = styled('div')({ display: 'flex', justifyContent: 'center', marginTop: 16 });

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, width: '100%' });

const Failed = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 12 });

const SKELETON_LINKS = 3;

function LinksSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <Column role="status">
      <VisuallyHidden>{t('links.loading')}</VisuallyHidden>
      {Array.from({ length: SKELETON_LINKS }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={60} />
      ))}
    </Column>
  );
}

/**
 * The links of a creator's page: those the server wrote, and the others on demand. The way to them is a real link, so
 * that all can be read before the browser has taken the page over, and without JavaScript.
 */
export function PublicLinks({ displayId }: { displayId: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const { show } = useSnackbar();
  const hydrated = useHydrated();
  const {
    entries: links,
    total,
    hasMore,
    isFetchingMore,
    failed,
    refetch,
    fetchMore,
  } = usePublicLinks(displayId);
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number | null>(null);

  // Whoever asked for more goes on reading there; the button may be gone.
  useEffect(() => {
    const from = shownBefore.current;
    if (from === null || links === undefined || links.length <= from) return;
    shownBefore.current = null;
    const next = list.current?.children[from];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [links]);

  if (failed) {
    return (
      <Failed role="alert">
        {t('common:messages.FAILED_TO_GET_LINKS_LIST')}
        <Button variant="outlined" onClick={refetch}>
          {t('common:actions.retry')}
        </Button>
      </Failed>
    );
  }
  if (links === undefined) return <LinksSkeleton />;
  if (links.length === 0) return null;

  const showMore = async () => {
    shownBefore.current = links.length;
    if (await fetchMore()) return;
    shownBefore.current = null;
    show('FAILED_TO_GET_LINKS_LIST');
  };
  const words = t('profile:links.showMore', { left: String(total - links.length) });
  return (
    <LinkList links={links} listRef={list}>
      {hasMore && (
        <Below>
          {hydrated ? (
            <Button
              variant="outlined"
              aria-disabled={isFetchingMore}
              startIcon={isFetchingMore ? <Spinner /> : undefined}
              onClick={isFetchingMore ? undefined : () => void showMore()}
            >
              {isFetchingMore ? t('profile:links.loading') : words}
            </Button>
          ) : (
            <ButtonLink
              variant="outlined"
              to={{ search: allOfSearch('links'), hash: linkAnchor(links.length + 1) }}
              reloadDocument
            >
              {words}
            </ButtonLink>
          )}
        </Below>
      )}
    </LinkList>
  );
}
