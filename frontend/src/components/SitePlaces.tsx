import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PATHS } from '../config/paths';
import { look } from '../theme/look';
import { styled } from '../theme/styled';

const Places = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 20px',
  fontSize: '0.8125rem',
  '& a': {
    // A target of 44 pixels in height.
    paddingBlock: 12,
    color: look.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
});

/** What the device keeps, what helps, how to be heard, and what people agree to. */
const PLACES = {
  favorites: PATHS.favoriteContents,
  help: PATHS.help,
  faq: PATHS.faq,
  contact: PATHS.contact,
  terms: PATHS.terms,
  privacy: PATHS.privacy,
  externalTransmission: PATHS.externalTransmission,
  takedown: PATHS.takedown,
} as const;

/** The places of the site that concern everybody: every frame leads to them. */
export function SitePlaces() {
  const { t } = useTranslation();
  return (
    <Places aria-label={t('siteDocuments.label')}>
      {(Object.entries(PLACES) as [keyof typeof PLACES, string][]).map(([place, to]) => (
        <Link key={place} to={to}>
          {t(`siteDocuments.${place}`)}
        </Link>
      ))}
    </Places>
  );
}
