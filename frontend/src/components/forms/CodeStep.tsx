import { type ReactNode } from 'react';
import { type CodeStepState } from '../../hooks/useCodeStep';
import { useTranslation } from '../../i18n/useTranslation';
import { CodeInput } from './CodeInput';
import { Form } from './Form';
import { ResendCode } from './ResendCode';
import { SubmitButton } from '../buttons/SubmitButton';

interface CodeStepProps {
  step: CodeStepState;
  submitLabel: string;
  /** Further fields. */
  children?: ReactNode;
}

/** The code step of a flow. */
export function CodeStep({ step: { field, error, frame, resend }, submitLabel, children }: CodeStepProps) {
  const { t } = useTranslation('credentials');
  return (
    <>
      <Form frame={frame}>
        <CodeInput
          {...field}
          label={t('code.group')}
          boxLabel={(position) => t('code.digit', { position: String(position) })}
          error={error}
          autoFocus
        />
        {children}
        <SubmitButton submitting={frame.submitting} submittingLabel={t('code.submitting')}>
          {submitLabel}
        </SubmitButton>
      </Form>
      <ResendCode {...resend} />
    </>
  );
}
