import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, LogOut as LeaveIcon, Menu, SquarePen, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { MarkLink } from '../../components/MarkLink';
import { profileEditPath, profilePath } from '../../config/paths';
import { LogOut } from '../../features/auth/components/LogOut';
import { ownAccountQuery } from '../../features/profile/api/own-account';

const RAIL_PX = 232;
const BAR_PX = 64;

// Messages appear above the bar at the bottom of a phone.
const bottomBar = (
  <GlobalStyles
    styles={(theme) => ({ [theme.breakpoints.down('md')]: { ':root': { '--bottom-bar': `${BAR_PX}px` } } })}
  />
);

const Frame = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: `${RAIL_PX}px minmax(0, 1fr)` },
}));

const Rail = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    flexWrap: 'nowrap',
    gap: 24,
    position: 'sticky',
    top: 0,
    height: '100dvh',
    padding: '24px 16px',
    borderBottom: 0,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Navigation = styled('nav')(({ theme }) => ({
  '& ul': { display: 'flex', listStyle: 'none', margin: 0, padding: 0 },
  [theme.breakpoints.up('md')]: { '& ul': { flexDirection: 'column', gap: 4 } },
  // On a phone: at the thumb.
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    zIndex: 1100,
    insetInline: 0,
    bottom: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& ul': { minHeight: BAR_PX },
    '& li': { flex: 1, display: 'flex' },
  },
}));

const Place = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 1,
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: theme.vars.shape.borderRadius,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.wash },
  '&[aria-current="page"]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&[aria-current="page"] svg': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.up('md')]: { '&[aria-current="page"]': { backgroundColor: theme.vars.palette.wash } },
  [theme.breakpoints.down('md')]: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 4,
    fontSize: '0.75rem',
  },
}));

const Settings = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: {
    marginTop: 'auto',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 4,
  },
  // On a phone: behind the menu button.
  [theme.breakpoints.down('md')]: {
    width: '100%',
    justifyContent: 'space-between',
    '&[data-open="false"]': { display: 'none' },
  },
}));

const MenuButton = styled(IconButton)(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: '24px clamp(16px, 4vw, 56px) 48px',
  [theme.breakpoints.down('md')]: { paddingBottom: BAR_PX + 48 },
  [theme.breakpoints.up('md')]: { paddingTop: 40 },
}));

/** The places of the studio. Each area adds its own. */
function StudioNavigation({ displayId }: { displayId: string }) {
  const { t } = useTranslation('studio');
  return (
    <Navigation aria-label={t('navigation.label')}>
      <ul>
        <li>
          <Place to={profileEditPath(displayId)} end>
            <SquarePen size={20} aria-hidden />
            {t('navigation.page')}
          </Place>
        </li>
        <li>
          <Place to={profilePath(displayId)} end>
            <ExternalLink size={20} aria-hidden />
            {t('navigation.publicPage')}
          </Place>
        </li>
      </ul>
    </Navigation>
  );
}

/** Where creators work: the navigation beside the work, or below it on a phone. */
export default function StudioLayout() {
  const { t } = useTranslation(['studio', 'common']);
  // The guards ask who is here; the frame only reads what they found.
  const { data: account } = useQuery({ ...ownAccountQuery(), enabled: false });
  const [leaving, setLeaving] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const menuId = useId();
  return (
    <Frame>
      {bottomBar}
      <Rail>
        <MarkLink />
        <MenuButton
          aria-label={menuOpen ? t('studio:navigation.closeMenu') : t('studio:navigation.menu')}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={() => setMenuOpen(!menuOpen)}
        >
          {menuOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
        </MenuButton>
        {account !== undefined && <StudioNavigation displayId={account.displayId} />}
        <Settings id={menuId} data-open={menuOpen}>
          <LanguageSwitch />
          <ColorSchemeSwitch />
          <Button
            size="small"
            sx={{ px: 1.25 }}
            startIcon={<LeaveIcon size={18} aria-hidden />}
            onClick={() => setLeaving(true)}
          >
            {t('common:actions.logOut')}
          </Button>
        </Settings>
      </Rail>
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <LogOut open={leaving} onClose={() => setLeaving(false)} />
    </Frame>
  );
}
