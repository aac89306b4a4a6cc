import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { MarkLink } from '../../components/brand/MarkLink';
import { Petals } from '../../components/brand/Petals';
import { SiteFooter } from '../../components/site/SiteFooter';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';
import { SCREEN_BELOW_NOTICES } from './screen-height';

/** The height of the mark with its padding. */
const HEAD_PX = TARGET_PX + 20;

const Columns = styled('div')({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [look.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(320px, 0.75fr) minmax(0, 1fr)' },
});

const Aside = styled('aside')({
  display: 'none',
  [look.breakpoints.up('md')]: {
    display: 'block',
    color: look.vars.palette.primary.main,
    backgroundColor: look.vars.palette.wash,
    borderRight: `1px solid ${look.vars.palette.divider}`,
  },
});

const Picture = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  position: 'sticky',
  top: 0,
  height: SCREEN_BELOW_NOTICES,
  padding: 48,
});

const Tagline = styled('p')({
  position: 'relative',
  whiteSpace: 'pre-line',
  fontFamily: 'var(--font-display)',
  fontSize: 'clamp(1.5rem, 2.2vw, 2.125rem)',
  fontWeight: 600,
  lineHeight: 1.5,
  color: look.vars.palette.text.primary,
});

const Side = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const Top = styled('header')({ padding: '10px clamp(20px, 6vw, 40px)' });

const Main = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 520,
  margin: '0 auto',
  padding: 'clamp(24px, 6vh, 72px) clamp(20px, 6vw, 40px) 48px',
  // On phones the footer is below the first screen, so that a form which loads late moves nothing.
  [look.breakpoints.down('md')]: { minHeight: `calc(${SCREEN_BELOW_NOTICES} - ${String(HEAD_PX)}px)` },
});

/** The layout without header navigation, for focused tasks such as login and sign-up. */
export default function NoHeaderLayout() {
  const { t } = useTranslation();
  return (
    <Columns>
      <Aside>
        <Picture>
          <Petals />
          <Tagline>{t('brand.tagline')}</Tagline>
        </Picture>
      </Aside>
      <Side>
        <Top>
          <MarkLink />
        </Top>
        <Main id="content" tabIndex={-1}>
          <Outlet />
        </Main>
        <SiteFooter />
      </Side>
    </Columns>
  );
}
