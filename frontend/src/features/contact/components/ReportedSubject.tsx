import { readReportSubject } from '@hitohira/backend/rules';
import Alert from '@mui/material/Alert';
import { useTranslation } from '../../../i18n/useTranslation';

/** Words for what is reported; nothing where it is nothing that could be. */
export function useSubjectWords(): (about: string | null) => string | null {
  const { t } = useTranslation('contact');
  return (about) => {
    const subject = about === null ? null : readReportSubject(about);
    return subject && t(`subjects.${subject.kind}`, { id: subject.id });
  };
}

/** Says what the report is about that is being written. */
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
