import { type Control, Controller, type UseControllerProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeInput } from '../../../components/CodeInput';
import { Form } from '../../../components/Form';
import { SubmitButton } from '../../../components/SubmitButton';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { type CodeValues } from './useCodeForm';

interface CodeFormProps {
  control: Control<CodeValues>;
  rules: NonNullable<UseControllerProps<CodeValues, 'code'>['rules']>;
  frame: SubmittedForm<'signUp', CodeValues>;
}

export function CodeForm({ control, rules, frame }: CodeFormProps) {
  const { t } = useTranslation('signUp');
  const { message, submitting } = frame;
  return (
    <Form frame={frame}>
      <Controller
        control={control}
        name="code"
        rules={rules}
        render={({ field }) => (
          <CodeInput
            ref={field.ref}
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
