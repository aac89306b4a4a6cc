import { styled } from '@mui/material/styles';
import {
  AtSign,
  Bell,
  ChartNoAxesColumn,
  ExternalLink,
  Images,
  Link2,
  type LucideIcon,
  Palette,
  Settings,
  ShoppingBag,
  SquarePen,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { PATHS, profileEditPath, profilePath } from '../../config/paths';
import { UnreadBadge } from '../../features/news/components/UnreadBadge';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';
import { type StudioPlace, studioPlace } from './studio-place';

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
});

const Place = styled(Link)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 1,
  minHeight: TARGET_PX,
  padding: '8px 12px',
  borderRadius: look.vars.shape.borderRadius,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  color: look.vars.palette.text.secondary,
  '& > svg': { flexShrink: 0 },
  // At the end of the row.
  '& .MuiBadge-root': { position: 'static' },
  '& .MuiBadge-badge': { inset: '50% 12px auto auto', transform: 'translateY(-50%)' },
  '&:hover': { color: look.vars.palette.text.primary, backgroundColor: look.vars.palette.wash },
  '&[aria-current]': {
    color: look.vars.palette.text.primary,
    backgroundColor: look.vars.palette.wash,
    fontWeight: 600,
  },
  '&[aria-current] svg': { color: look.vars.palette.primary.main },
});

interface ListedPlace {
  name: StudioPlace;
  to: string;
  icon: LucideIcon;
  /** Whether it is in the bottom bar of phones; the others are behind the menu button. */
  near: boolean;
}

function placesOf(displayId: string): ListedPlace[] {
  return [
    { name: 'page', to: profileEditPath(displayId), icon: SquarePen, near: true },
    { name: 'contents', to: profileEditPath(displayId, 'contents'), icon: Images, near: true },
    { name: 'links', to: profileEditPath(displayId, 'links'), icon: Link2, near: true },
    { name: 'items', to: profileEditPath(displayId, 'items'), icon: ShoppingBag, near: true },
    { name: 'linkages', to: profileEditPath(displayId, 'linkages'), icon: AtSign, near: false },
    { name: 'theme', to: PATHS.themeEdit, icon: Palette, near: false },
    { name: 'insights', to: PATHS.insights, icon: ChartNoAxesColumn, near: false },
    { name: 'news', to: PATHS.news, icon: Bell, near: true },
    { name: 'settings', to: PATHS.settingsAccount, icon: Settings, near: false },
  ];
}

/** The navigation of the studio, with a link to the public page. */
export function StudioPlaces({ displayId }: { displayId: string }) {
  const { t } = useTranslation('studio');
  const location = useLocation();
  const place = studioPlace(location);
  const address = location.pathname + location.hash;
  return (
    <List>
      {placesOf(displayId).map(({ name, to, icon: Icon, near }) => {
        const icon = <Icon size={20} aria-hidden />;
        const text = t(`navigation.${name}`);
        return (
          <li key={name} data-near={near}>
            <Place to={to} aria-current={place === name ? (address === to ? 'page' : 'true') : undefined}>
              {name === 'news' ? (
                <UnreadBadge icon={icon}>{text}</UnreadBadge>
              ) : (
                <>
                  {icon}
                  {text}
                </>
              )}
            </Place>
          </li>
        );
      })}
      <li data-near={false}>
        <Place to={profilePath(displayId)}>
          <ExternalLink size={20} aria-hidden />
          {t('navigation.publicPage')}
        </Place>
      </li>
    </List>
  );
}
