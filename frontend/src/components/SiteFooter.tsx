import { type ReactNode } from 'react';
import { styled } from '../theme/styled';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { SitePlaces } from './SitePlaces';

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

/** The end of a page: whatever its frame wants to say, the places that concern everybody, the languages, the colours. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  return (
    <Foot>
      {children}
      <SitePlaces />
      <Settings>
        <LanguageSwitch />
        <ColorSchemeSwitch />
      </Settings>
    </Foot>
  );
}
