import { useTranslation } from '../../i18n/useTranslation';
import { SiteLink } from '../buttons/SiteLink';
import { PATHS } from '../../config/paths';
import styles from './SitePlaces.module.css';

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
    <nav className={styles.places} aria-label={t('siteDocuments.label')}>
      {(Object.entries(PLACES) as [keyof typeof PLACES, string][]).map(([place, to]) => (
        <SiteLink key={place} to={to}>
          {t(`siteDocuments.${place}`)}
        </SiteLink>
      ))}
    </nav>
  );
}
