import { type ReactNode } from 'react';
import { type CodeStepState } from '../../hooks/useCodeStep';
import { useTranslation } from '../../i18n/useTranslation';
import { CodeInput } from './CodeInput';
import { Form } from './Form';
import { ResendCode } from './ResendCode';
import { SubmitButton } from '../buttons/SubmitButton';

interface CodeStepProps {
  step: CodeStepState;
  /** What handing in the code does. */
  submitLabel: string;
  /** Fields that are needed beside the code. */
  children?: ReactNode;
}

/** The step of a flow in which a mailed code is entered: its boxes, the button, and the way to another code. */
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
