import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { FormSkeleton } from '../../../components/FormSkeleton';
import { LonePetal } from '../../../components/LonePetal';
import { Markdown } from '../../../components/Markdown';
import { Notice } from '../../../components/Notice';
import { type SiteDocument, useSiteDocument } from '../api/site-document';
import styles from './DocumentPage.module.css';

/** The day a version stands for, in words. It is a day of the calendar, wherever one reads of it. */
function dayInWords(version: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${version}T00:00:00Z`),
  );
}

/** A document of the site, with its version. */
export function DocumentPage({ name }: { name: SiteDocument['name'] }) {
  const { t, i18n } = useTranslation(['documents', 'common']);
  const { data: document, isError, refetch } = useSiteDocument(name);
  if (document === undefined) {
    if (!isError)
      return (
        <article className={styles.sheet}>
          <FormSkeleton />
        </article>
      );
    return (
      <Notice title={t('documents:failed')} ornament={<LonePetal />}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </Notice>
    );
  }
  return (
    <article className={styles.sheet}>
      <Typography variant="h1">{document.title}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
        <time dateTime={document.version}>
          {t('documents:version', { day: dayInWords(document.version, i18n.language) })}
        </time>
      </Typography>
      <Markdown text={document.content} />
    </article>
  );
}
