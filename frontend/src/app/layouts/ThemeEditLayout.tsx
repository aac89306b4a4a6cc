import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowLeft } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { useOwnAccount } from '../../api/own-account';
import { ColorSchemeSwitch } from '../../components/site/ColorSchemeSwitch';
import { LanguageSwitch } from '../../components/site/LanguageSwitch';
import { SitePlaces } from '../../components/site/SitePlaces';
import { PATHS, profileEditPath } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';

const Bar = styled('header')({
  position: 'sticky',
  zIndex: 1100,
  top: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '6px clamp(8px, 2vw, 24px)',
  borderBottom: `1px solid ${look.vars.palette.divider}`,
  backgroundColor: look.vars.palette.background.default,
});

const Settings = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The footer starts below the window, so that it does not move when the content arrives.
  minHeight: '100dvh',
});

const Foot = styled('footer')({ padding: '8px 16px 16px' });

/** The layout for choosing a theme, with a link back to the studio. */
export default function ThemeEditLayout() {
  const { t } = useTranslation('studio');
  // Loaded by the guard.
  const { data: account } = useOwnAccount({ enabled: false });
  return (
    <>
      <Bar>
        <Button
          href={account === undefined ? PATHS.home : profileEditPath(account.displayId)}
          variant="text"
          size="small"
          startIcon={<ArrowLeft size={18} aria-hidden />}
        >
          {t('navigation.backToPage')}
        </Button>
        <Settings>
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </Settings>
      </Bar>
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Foot>
        <SitePlaces />
      </Foot>
    </>
  );
}
