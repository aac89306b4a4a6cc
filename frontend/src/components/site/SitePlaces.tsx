import { useTranslation } from '../../i18n/useTranslation';
import { SiteLink } from '../buttons/SiteLink';
import { PATHS } from '../../config/paths';
import styles from './SitePlaces.module.css';

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

/** The links of the footer: favorites, help, contact and legal documents. */
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
