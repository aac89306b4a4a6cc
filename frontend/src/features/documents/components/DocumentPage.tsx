import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { FormSkeleton } from '../../../components/FormSkeleton';
import { LonePetal } from '../../../components/LonePetal';
import { Markdown } from '../../../components/Markdown';
import { Notice } from '../../../components/Notice';
import { styled } from '../../../theme/styled';
import { type SiteDocument, useSiteDocument } from '../api/site-document';

const Sheet = styled('article')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 800,
  margin: '0 auto',
  padding: '32px clamp(16px, 4vw, 40px) 48px',
});

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
        <Sheet>
          <FormSkeleton />
        </Sheet>
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
    <Sheet>
      <Typography variant="h1">{document.title}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
        <time dateTime={document.version}>
          {t('documents:version', { day: dayInWords(document.version, i18n.language) })}
        </time>
      </Typography>
      <Markdown text={document.content} />
    </Sheet>
  );
}
