import {
  checkContactContent,
  checkEmail,
  normaliseIdentifier,
  normaliseText,
  type ReportSubject,
  writeReportSubject,
} from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';
import { type SendContactMessageMutationVariables } from '../../../api/generated/contact/contact';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ReportTarget } from './report-target';

/** Why something is reported. */
export const REPORT_REASONS = [
  'impersonation',
  'rights',
  'harassment',
  'sexual',
  'dangerous',
  'fraud',
  'spam',
  'privacy',
  'other',
] as const;

type Reason = (typeof REPORT_REASONS)[number];

interface ReportValues {
  /** The subject as `writeReportSubject` writes it; empty before a choice. */
  about: string;
  reason: Reason | '';
  content: string;
  email: string;
}

/** The fields of a report. Their rules match the server's. */
export function useReportForm(about: ReportSubject | null, targets: readonly ReportTarget[]) {
  const { t } = useTranslation('report');
  const [only] = targets;
  const chosen = about ?? (targets.length === 1 ? only : undefined);
  const form = useForm<ReportValues>({
    mode: 'onTouched',
    defaultValues: {
      about: chosen === undefined ? '' : writeReportSubject(chosen),
      reason: '',
      content: '',
      email: '',
    },
  });
  const { register } = form;

  /** The contact message: the reason on the first line, then the comment. */
  const wordsOf = ({ reason, content }: Pick<ReportValues, 'reason' | 'content'>): string =>
    normaliseText(`${reason === '' ? '' : t(`reasons.${reason}`)}\n\n${normaliseText(content)}`);

  const rules = {
    about: register('about', { validate: (value) => (value === '' ? 'required' : true) }),
    reason: register('reason', { validate: (value) => (value === '' ? 'required' : true) }),
    content: register('content', {
      validate: (content, { reason }) => {
        if (reason === 'other' && normaliseText(content) === '') return 'required';
        return checkContactContent(wordsOf({ reason: reason === '' ? 'other' : reason, content })) ?? true;
      },
    }),
    email: register('email', {
      validate: (value) => (value.trim() === '' ? true : (checkEmail(normaliseIdentifier(value)) ?? true)),
    }),
  };
  const variables = (values: ReportValues): SendContactMessageMutationVariables => {
    const email = normaliseIdentifier(values.email);
    return {
      data: {
        contactType: 'REPORT',
        content: wordsOf(values),
        about: values.about,
        ...(email !== '' && { email }),
      },
    };
  };
  return { form, rules, variables };
}
