import { styled } from '@mui/material/styles';
import { Heart } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { BlockFailure, EmptyBlock } from '../../components/studio/BlockParts';
import { FormHeading } from '../../components/forms/FormHeading';
import { ScrollEnd } from '../../components/page/ScrollEnd';
import { VisuallyHidden } from '../../components/site/VisuallyHidden';
import { type FavoriteKind } from '../../config/favorites';
import { siteSettings } from '../../config/site-settings';
import { hrefOf, useSiteNavigation } from '../../hooks/useSiteNavigation';
import { useSnackbar } from '../../hooks/useSnackbar';
import { type PlainMessageCode } from '../../i18n/messages';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { inAppBrowser } from '../../components/in-app-browser/in-app-browser';
import { FavoritesColumn, FavoritesPlaceholder } from './FavoritesColumn';
import { FavoriteTabs } from './FavoriteTabs';
import { type FavoriteReader, useFavoriteEntries } from './useFavoriteEntries';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

const Hidden = styled('p')({
  margin: '24px 0 0',
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
});

const Report = styled('div')({ display: 'flex', flexDirection: 'column', marginTop: 32 });

const FAILURES = {
  contents: 'FAILED_TO_GET_CONTENTS_LIST',
  items: 'FAILED_TO_GET_ITEMS_LIST',
} as const satisfies Record<FavoriteKind, PlainMessageCode>;

interface FavoritesPageProps<Entry> {
  /** A stable reference. */
  reader: FavoriteReader<Entry>;
  /** Renders the control that reports an entry. */
  report: (entries: readonly Entry[]) => ReactNode;
  /** Renders the loaded entries, with the attributes of each list item. */
  children: (
    entries: readonly Entry[],
    placeOf: (index: number) => { id: string; role: 'listitem' },
  ) => ReactNode;
}

/** The favorites stored on this device, loaded as the visitor scrolls. No account is needed. */
export function FavoritesPage<Entry>({ reader, report, children }: FavoritesPageProps<Entry>) {
  const { t } = useTranslation(['favorites', 'common']);
  const { show } = useSnackbar();
  const { base, pathname, search } = useSiteNavigation();
  const path = hrefOf(base, `${pathname}${search}`);
  const { kind } = reader;
  const { entries, total, hidden, isFetching, failed, hasMore, more, refetch } = useFavoriteEntries(reader);
  // Rendering new entries does not block input.
  const drawn = useDeferredValue(entries);
  // The end of the list moves until every loaded entry is rendered.
  const isGrowing = isFetching || drawn !== entries;
  const tab = useRef<HTMLAnchorElement>(null);
  const list = useFocusAfterRemoval(drawn, tab);
  const ids = drawn.map(reader.idOf);
  const placeOf = (index: number) => ({
    id: `favorite-${String(ids[index])}`,
    role: 'listitem' as const,
  });
  useEffect(() => {
    if (failed) show(FAILURES[kind]);
  }, [failed, kind, show]);

  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: place } = note;
    if (place === null || inAppBrowser(navigator) === null) return undefined;
    const left = new AbortController();
    import('../../components/in-app-browser/note-for-favorites')
      .then(({ showIn }) => showIn(place, new URL(path, siteSettings().publicUrl), left.signal))
      .catch(() => undefined);
    return () => {
      left.abort();
      place.replaceChildren();
    };
  }, [path]);

  return (
    <FavoritesColumn>
      <FormHeading title={t('favorites:title')} lead={t('favorites:lead')} />
      <div ref={note} />
      <FavoriteTabs shown={kind} ref={tab} />
      {total === 0 && (
        <EmptyBlock
          picture={<Heart size={32} aria-hidden />}
          title={t(`favorites:${kind}.empty.title`)}
          titleAs="h2"
          text={t(`favorites:${kind}.empty.text`)}
        />
      )}
      {drawn.length > 0 && <div {...list}>{children(drawn, placeOf)}</div>}
      {drawn.length === 0 && (isFetching || entries.length > 0) && (
        <div role="status">
          <VisuallyHidden>{t(`favorites:${kind}.loading`)}</VisuallyHidden>
          <FavoritesPlaceholder count={Math.min(total, 8)} />
        </div>
      )}
      {failed && !isFetching && (
        <BlockFailure
          text={t(`common:messages.${FAILURES[kind]}`)}
          retry={t('common:actions.retry')}
          onRetry={refetch}
        />
      )}
      {hasMore && !failed && (entries.length > 0 || !isFetching) && (
        <ScrollEnd isFetching={isGrowing} onReach={more}>
          {t(isGrowing ? `favorites:${kind}.loading` : 'favorites:more')}
        </ScrollEnd>
      )}
      {hidden > 0 && <Hidden role="status">{t('favorites:hidden', { count: hidden })}</Hidden>}
      {entries.length > 0 && <Report>{report(entries)}</Report>}
    </FavoritesColumn>
  );
}
