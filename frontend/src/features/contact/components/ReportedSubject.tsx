import { readReportSubject } from '@hitohira/backend/rules';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';

const Line = styled('p')({
  margin: 0,
  padding: '12px 16px',
  borderLeft: `3px solid ${look.vars.palette.outline}`,
  backgroundColor: look.vars.palette.wash,
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
});

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
  return words === null ? null : <Line>{t('form.about', { subject: words })}</Line>;
}
