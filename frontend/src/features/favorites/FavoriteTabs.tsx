import { styled } from '@mui/material/styles';
import { type Ref } from 'react';
import { Link } from 'react-router-dom';
import { type FavoriteKind } from '../../config/favorites';
import { PATHS } from '../../config/paths';
import { useFavoriteIds } from '../../hooks/useFavorites';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';

const Tabs = styled('nav')({
  display: 'flex',
  gap: 8,
  marginBottom: 24,
  borderBottom: `1px solid ${look.vars.palette.divider}`,
});

const Tab = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: TARGET_PX,
  padding: '0 16px',
  marginBottom: -1,
  borderBottom: '2px solid transparent',
  color: look.vars.palette.text.secondary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: look.vars.palette.text.primary },
  '&[aria-current="page"]': {
    borderColor: look.vars.palette.primary.main,
    color: look.vars.palette.text.primary,
  },
});

const Count = styled('span')({ fontWeight: 400, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' });

const TABS = [
  { kind: 'contents', to: PATHS.favoriteContents },
  { kind: 'items', to: PATHS.favoriteItems },
] as const;

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
    <Tabs aria-label={t('title')}>
      {TABS.map(({ kind, to }) => (
        <Tab
          key={kind}
          ref={kind === shown ? ref : undefined}
          to={to}
          aria-current={kind === shown ? 'page' : undefined}
        >
          {t(`${kind}.tab`)}
          <Count>{counts[kind]}</Count>
        </Tab>
      ))}
    </Tabs>
  );
}
