import { Global } from '@emotion/react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { LogOut as LogOutIcon, Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useOwnAccount } from '../../api/own-account';
import { listenToOtherWindows } from '../../api/other-windows';
import { ColorSchemeSwitch } from '../../components/site/ColorSchemeSwitch';
import { LanguageSwitch } from '../../components/site/LanguageSwitch';
import { MarkLink } from '../../components/brand/MarkLink';
import { SitePlaces } from '../../components/site/SitePlaces';
import { LogOut } from '../../features/auth/components/LogOut';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';
import { StudioPlaces } from '../navigation/StudioPlaces';
import { StudioSidebar } from '../navigation/StudioSidebar';
import { useSidebar } from '../navigation/useSidebar';
import { ProofPrompt } from '../ProofPrompt';
import { SCREEN_BELOW_NOTICES } from './screen-height';

const RAIL_PX = 232;
const BAR_PX = 64;
const HEAD_PX = 61;

// On phones, messages and scroll targets stay clear of the bars; elsewhere, what is fixed stays beside the rail.
const bars = (
  <Global
    styles={{
      [look.breakpoints.down('md')]: {
        ':root': { '--bottom-bar': `${BAR_PX}px`, scrollPaddingBlock: `${HEAD_PX}px ${BAR_PX}px` },
      },
      [look.breakpoints.up('md')]: { ':root': { '--rail': `${RAIL_PX}px` } },
    }}
  />
);

const Frame = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  [look.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: `${RAIL_PX}px minmax(0, 1fr)` },
});

const Rail = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${look.vars.palette.divider}`,
  // The menu button stays in view.
  [look.breakpoints.down('md')]: {
    position: 'sticky',
    zIndex: 1100,
    top: 0,
    minHeight: HEAD_PX,
    backgroundColor: look.vars.palette.background.default,
  },
  [look.breakpoints.up('md')]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    gap: 16,
    position: 'sticky',
    top: 0,
    height: SCREEN_BELOW_NOTICES,
    overflowY: 'auto',
    padding: '24px 16px 16px',
    borderBottom: 0,
  },
});

/** A sidebar; on phones a bottom bar with the main entries. */
const Navigation = styled('nav')({
  // On a low screen the entries scroll, and the settings below them stay in view.
  [look.breakpoints.up('md')]: { minHeight: 2 * TARGET_PX, overflowY: 'auto', margin: -4, padding: 4 },
  [look.breakpoints.down('md')]: {
    position: 'fixed',
    zIndex: 1100,
    insetInline: 0,
    bottom: 0,
    borderTop: `1px solid ${look.vars.palette.divider}`,
    backgroundColor: look.vars.palette.background.default,
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& ul': { flexDirection: 'row', gap: 0, minHeight: BAR_PX },
    '& li': { flex: 1, display: 'flex', minWidth: 0 },
    // The others are behind the menu button.
    '& li[data-near="false"]': { display: 'none' },
    '& a': {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 4,
      padding: '8px 4px',
      borderRadius: 0,
      fontSize: '0.75rem',
    },
    '& a[aria-current]': { backgroundColor: 'transparent' },
    '& a .MuiBadge-root': { position: 'relative' },
    '& a .MuiBadge-badge': { inset: '-2px auto auto calc(50% + 4px)', transform: 'none' },
  },
});

const Settings = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  marginTop: 'auto',
  // On phones behind the menu button.
  [look.breakpoints.down('md')]: { display: 'none' },
});

const MenuButton = styled(IconButton)({ [look.breakpoints.up('md')]: { display: 'none' } });

const Content = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The separator; this side is as high as the page.
  [look.breakpoints.up('md')]: { borderLeft: `1px solid ${look.vars.palette.divider}` },
});

const Main = styled('main')({
  flex: 1,
  minWidth: 0,
  // The footer starts below the window, so that it does not move when the content arrives.
  minHeight: '100dvh',
  padding: '24px clamp(16px, 4vw, 56px) 48px',
  [look.breakpoints.up('md')]: { paddingTop: 40 },
});

const Foot = styled('footer')({
  // Above the bar that a page may have at the bottom.
  padding: '8px 16px calc(16px + var(--dock, 0px))',
  [look.breakpoints.down('md')]: { paddingBottom: `calc(${BAR_PX + 24}px + var(--dock, 0px))` },
});

/** Language, color scheme and log-out. */
function ScreenSettings({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('studio');
  return (
    <>
      <LanguageSwitch />
      <ColorSchemeSwitch />
      <Button size="small" startIcon={<LogOutIcon size={18} aria-hidden />} onClick={onLeave}>
        {t('logOut.action')}
      </Button>
    </>
  );
}

/** The layout of the studio. */
export default function StudioLayout() {
  const { t } = useTranslation('studio');
  const queryClient = useQueryClient();
  useEffect(() => listenToOtherWindows(queryClient), [queryClient]);
  // Loaded by the guards.
  const { data: account } = useOwnAccount({ enabled: false });
  const [leaving, setLeaving] = useState(false);
  const sidebar = useSidebar();
  const screenSettings = <ScreenSettings onLeave={() => setLeaving(true)} />;
  return (
    <Frame>
      {bars}
      <Rail>
        <MarkLink />
        <MenuButton
          aria-label={t('navigation.menu')}
          aria-haspopup="dialog"
          aria-expanded={sidebar.isShow}
          onClick={sidebar.open}
        >
          <Menu size={22} aria-hidden />
        </MenuButton>
        {account !== undefined && (
          <Navigation aria-label={t('navigation.label')}>
            <StudioPlaces displayId={account.displayId} />
          </Navigation>
        )}
        <StudioSidebar isShow={sidebar.isShow} onClose={sidebar.close} account={account}>
          {screenSettings}
        </StudioSidebar>
        <Settings>{screenSettings}</Settings>
      </Rail>
      <Content>
        <Main id="content" tabIndex={-1}>
          <Outlet />
        </Main>
        <Foot>
          <SitePlaces />
        </Foot>
      </Content>
      <LogOut open={leaving} onClose={() => setLeaving(false)} />
      <ProofPrompt />
    </Frame>
  );
}
