import { type Control, Controller, type FieldErrors, type UseControllerProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '../../../components/CodeInput';
import { Form } from '../../../components/Form';
import { FormFailure } from '../../../components/FormFailure';
import { SubmitButton } from '../../../components/SubmitButton';
import { useFieldMessages } from '../../../hooks/useFieldMessages';
import { type CodeValues } from './useCodeForm';

interface CodeFormProps {
  control: Control<CodeValues>;
  rules: NonNullable<UseControllerProps<CodeValues, 'code'>['rules']>;
  errors: FieldErrors<CodeValues>;
  failure: string | null;
  submitting: boolean;
  onSubmit: () => void;
}

export function CodeForm({ control, rules, errors, failure, submitting, onSubmit }: CodeFormProps) {
  const { t } = useTranslation('signUp');
  const message = useFieldMessages('signUp', errors);
  return (
    <Form onSubmit={onSubmit} submitting={submitting}>
      <FormFailure>{failure}</FormFailure>
      <Controller
        control={control}
        name="code"
        rules={rules}
        render={({ field }) => (
          <CodeInput
            value={field.value}
            onChange={field.onChange}
            label={t('code.group')}
            boxLabel={(position) => t('code.digit', { position: String(position) })}
            error={message('code')}
            autoFocus
          />
        )}
      />
      <SubmitButton submitting={submitting} submittingLabel={t('code.submitting')}>
        {t('code.submit')}
      </SubmitButton>
    </Form>
  );
}
