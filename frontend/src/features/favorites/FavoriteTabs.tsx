import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { type Ref } from 'react';
import { type FavoriteKind } from '../../config/favorites';
import { PATHS } from '../../config/paths';
import { useFavoriteIds } from '../../hooks/useFavorites';
import { useTranslation } from '../../i18n/useTranslation';

const Count = styled('span')({ fontWeight: 400, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' });

const TABS = [
  { kind: 'contents', href: PATHS.favoriteContents },
  { kind: 'items', href: PATHS.favoriteItems },
] as const;

// The tabs lead to other pages, so that they are links of a navigation. Both are reached with the tab key.
const NO_TAB_LIST = { role: undefined };
const NO_TAB = { role: undefined, 'aria-selected': undefined, tabIndex: 0 };

interface FavoriteTabsProps {
  shown: FavoriteKind;
  /** The tab of the current list. */
  ref: Ref<HTMLAnchorElement>;
}

/** The tabs of the two lists of favorites, with their lengths. */
export function FavoriteTabs({ shown, ref }: FavoriteTabsProps) {
  const { t } = useTranslation('favorites');
  const counts = { contents: useFavoriteIds('contents').length, items: useFavoriteIds('items').length };
  return (
    <Tabs
      value={shown}
      component="nav"
      slotProps={{ root: { 'aria-label': t('title') }, list: NO_TAB_LIST }}
      sx={{ marginBottom: 3 }}
    >
      {TABS.map(({ kind, href }) => (
        <Tab
          key={kind}
          ref={kind === shown ? ref : undefined}
          value={kind}
          href={href}
          label={t(`${kind}.tab`)}
          icon={<Count>{counts[kind]}</Count>}
          aria-current={kind === shown ? 'page' : undefined}
          {...NO_TAB}
        />
      ))}
    </Tabs>
  );
}
