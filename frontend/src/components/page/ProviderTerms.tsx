import { styled } from '@mui/material/styles';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { TARGET_PX } from '../../theme/tokens';
import { type ShownProvider } from '../pictures/ProviderMark';

const Terms = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  fontSize: '0.8125rem',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: TARGET_PX,
    color: look.vars.palette.text.secondary,
    textUnderlineOffset: '0.25em',
  },
});

/** The terms of each provider's API data. */
const TERMS = {
  youtube: {
    youtube: 'https://www.youtube.com/t/terms',
    google: 'https://policies.google.com/privacy',
  },
  instagram: { instagram: 'https://help.instagram.com/581066165581870' },
  tiktok: { tiktok: 'https://www.tiktok.com/legal/terms-of-service' },
  x: { x: 'https://x.com/tos' },
} as const satisfies Record<ShownProvider, Record<string, string>>;

type Term = { [Name in ShownProvider]: keyof (typeof TERMS)[Name] }[ShownProvider];

/** Links to the terms of the providers whose data is shown. */
export function ProviderTerms({ providers }: { providers: readonly ShownProvider[] }) {
  const { t } = useTranslation('linkages');
  const terms = providers.flatMap((provider) => Object.entries(TERMS[provider]) as [Term, string][]);
  return (
    <Terms aria-label={t('terms.label')}>
      {terms.map(([name, address]) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noopener">
            {t(`terms.${name}`)}
          </a>
        </li>
      ))}
    </Terms>
  );
}
