import { useTranslation } from '../../i18n/useTranslation';
import { SiteLink } from '../buttons/SiteLink';
import { PATHS } from '../../config/paths';
import { Mark } from './Mark';
import styles from './MarkLink.module.css';

/** The logo as a link to the front page. */
export function MarkLink() {
  const { t } = useTranslation();
  return (
    <SiteLink className={styles.home} to={PATHS.home} aria-label={t('brand.home')}>
      <Mark />
    </SiteLink>
  );
}
