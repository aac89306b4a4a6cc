import styled from '@emotion/styled';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PATHS } from '../config/paths';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LanguageSwitch } from './LanguageSwitch';

const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 24px',
  width: '100%',
  padding: '16px clamp(16px, 4vw, 40px) calc(16px + env(safe-area-inset-bottom))',
});

const Settings = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' });

const Documents = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 20px',
  fontSize: '0.8125rem',
  '& a': {
    // A target of 44 pixels in height.
    paddingBlock: 12,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
}));

/** The end of a page: whatever its frame wants to say, what the device keeps, what people agree to, the languages, the colours. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Foot>
      {children}
      <Documents aria-label={t('siteDocuments.label')}>
        <Link to={PATHS.favoriteContents}>{t('siteDocuments.favorites')}</Link>
        <Link to={PATHS.terms}>{t('siteDocuments.terms')}</Link>
        <Link to={PATHS.privacy}>{t('siteDocuments.privacy')}</Link>
      </Documents>
      <Settings>
        <LanguageSwitch />
        <ColorSchemeSwitch />
      </Settings>
    </Foot>
  );
}
