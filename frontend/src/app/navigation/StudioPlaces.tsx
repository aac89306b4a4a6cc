import styled from '@emotion/styled';
import { Bell, ExternalLink, Palette, Settings, SquarePen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { PATHS, profileEditPath, profilePath } from '../../config/paths';
import { UnreadBadge } from '../../features/news/components/UnreadBadge';
import { TARGET_PX } from '../../theme/tokens';

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const Place = styled(NavLink)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 1,
  minHeight: TARGET_PX,
  padding: '8px 12px',
  borderRadius: theme.vars.shape.borderRadius,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '& > svg': { flexShrink: 0 },
  '& [data-badge]': { marginInlineStart: 'auto' },
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.wash },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.wash,
    fontWeight: 600,
  },
  '&[aria-current="page"] > svg': { color: theme.vars.palette.primary.main },
}));

/** The places of the studio, in the order in which they are listed. Each area adds its own. */
export function StudioPlaces({ displayId }: { displayId: string }) {
  const { t } = useTranslation('studio');
  return (
    <List>
      <li>
        <Place to={profileEditPath(displayId)} end>
          <SquarePen size={20} aria-hidden />
          {t('navigation.page')}
        </Place>
      </li>
      <li>
        <Place to={PATHS.news}>
          <Bell size={20} aria-hidden />
          {t('navigation.news')}
          <UnreadBadge />
        </Place>
      </li>
      <li>
        <Place to={profilePath(displayId)} end>
          <ExternalLink size={20} aria-hidden />
          {t('navigation.publicPage')}
        </Place>
      </li>
      <li>
        <Place to={PATHS.themeEdit}>
          <Palette size={20} aria-hidden />
          {t('navigation.theme')}
        </Place>
      </li>
      <li>
        <Place to={PATHS.settingsAccount}>
          <Settings size={20} aria-hidden />
          {t('navigation.settings')}
        </Place>
      </li>
    </List>
  );
}
