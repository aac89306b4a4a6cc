import { RenderedMarkdown } from '../../components/text/RenderedMarkdown';
import { SiteFrame } from '../../components/site/SiteFrame';
import { useTranslation } from '../../i18n/useTranslation';
import { type SiteText } from '../document-data';
import styles from './SiteDocument.module.css';

/** Formats the date of a version, independent of the time zone. */
function formatDay(version: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${version}T00:00:00Z`),
  );
}

/** A document of the site, such as the terms. */
export default function SiteDocument({ document }: SiteText) {
  const { t, language } = useTranslation('documents');
  return (
    <SiteFrame>
      <article className={styles.sheet}>
        <h1 className={styles.title}>{document.title}</h1>
        <p className={styles.version}>
          <time dateTime={document.version}>
            {t('version', { day: formatDay(document.version, language) })}
          </time>
        </p>
        <RenderedMarkdown html={document.html} />
      </article>
    </SiteFrame>
  );
}
