import Link from '@mui/material/Link';
import { type ReactNode } from 'react';
import { type CodeStepState } from '../../hooks/useCodeStep';
import { useTranslation } from '../../i18n/useTranslation';
import { CodeInput } from './CodeInput';
import { Form } from './Form';
import { FormFooter } from './FormFooter';
import { FormHeading } from './FormHeading';
import { ResendCode } from './ResendCode';
import { SubmitButton } from '../buttons/SubmitButton';

interface CodePageProps {
  step: CodeStepState;
  /** Where the code was sent, in words. */
  lead: string;
  submitLabel: string;
  /** The link to the form that requested the code. */
  back: { label: string; href: string; onClick?: () => void };
  /** Fields beside the code. */
  children?: ReactNode;
}

/** The page of a flow on which a mailed code is entered. */
export function CodePage({ step, lead, submitLabel, back, children }: CodePageProps) {
  const { field, sendsItself, error, frame, resend } = step;
  const { label, ...link } = back;
  const { t } = useTranslation('credentials');
  return (
    <>
      <FormHeading title={t('code.heading')} lead={lead} />
      <Form frame={frame}>
        <CodeInput {...field} sendsItself={sendsItself} error={error} autoFocus />
        {children}
        <SubmitButton submitting={frame.submitting} submittingLabel={t('code.submitting')}>
          {submitLabel}
        </SubmitButton>
      </Form>
      <ResendCode {...resend} />
      <FormFooter>
        <Link {...link}>{label}</Link>
      </FormFooter>
    </>
  );
}
