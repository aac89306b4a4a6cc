import { readReportSubject } from '@hitohira/backend/rules';
import Alert from '@mui/material/Alert';
import { useTranslation } from '../../../i18n/useTranslation';

/** The name of a reported subject; null for an invalid one. */
export function useSubjectWords(): (about: string | null) => string | null {
  const { t } = useTranslation('contact');
  return (about) => {
    const subject = about === null ? null : readReportSubject(about);
    return subject && t(`subjects.${subject.kind}`, { id: subject.id });
  };
}

/** Names the subject of the report. */
export function ReportedSubject({ about }: { about: string | null }) {
  const { t } = useTranslation('contact');
  const words = useSubjectWords()(about);
  if (words === null) return null;
  return (
    <Alert severity="info" icon={false} role="none">
      {t('form.about', { subject: words })}
    </Alert>
  );
}
