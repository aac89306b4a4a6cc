import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { type WithdrawReason } from '../../../api/generated/model/withdrawReason';
import { AgreementField, LABEL_STYLES } from '../../../components/forms/AgreementField';
import { Field, FieldError } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { type DeleteAccountValues, OTHER_REASON, type useDeleteAccountForm } from './useDeleteAccountForm';

const Choices = styled('fieldset')({
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.6 },
});

interface DeleteAccountFormProps {
  reasons: readonly WithdrawReason[];
  form: UseFormReturn<DeleteAccountValues>;
  rules: ReturnType<typeof useDeleteAccountForm>['rules'];
  frame: SubmittedForm<'deleteAccount', DeleteAccountValues>;
}

export function DeleteAccountForm({ reasons, form, rules, frame }: DeleteAccountFormProps) {
  const { t } = useTranslation('withdrawal');
  const { message, submitting } = frame;
  const { control, register } = form;
  const id = useId();
  // Registered in visual order: the first invalid field gets the focus.
  const { field } = useController({ control, name: 'reasonId', rules: rules.reasonId });
  const { ref: firstChoice, ...choices } = field;
  const words = register('reason', rules.reason);
  const agreed = register('agreed', rules.agreed);

  return (
    <Form frame={frame}>
      <Choices aria-describedby={`${id}-reason`} aria-invalid={message('reasonId') !== undefined}>
        <legend>{t('form.reason')}</legend>
        <RadioGroup {...choices}>
          {reasons.map(({ reasonId, reason }, index) => (
            <FormControlLabel
              key={reasonId}
              value={String(reasonId)}
              label={reason}
              sx={LABEL_STYLES}
              control={<Radio slotProps={{ input: index === 0 ? { ref: firstChoice } : {} }} />}
            />
          ))}
        </RadioGroup>
        <FieldError id={`${id}-reason`} error={message('reasonId')} />
      </Choices>
      {choices.value === OTHER_REASON && (
        <Field
          label={t('form.reasonText')}
          hint={t('form.reasonTextHint')}
          multiline
          minRows={3}
          autoComplete="off"
          registration={words}
          error={message('reason')}
        />
      )}
      <AgreementField label={t('form.agree')} registration={agreed} error={message('agreed')} />
      <SubmitButton submitting={submitting} submittingLabel={t('form.submitting')}>
        {t('form.submit')}
      </SubmitButton>
    </Form>
  );
}
