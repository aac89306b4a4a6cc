import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import { useId } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AvailabilityNote } from '../../../components/AvailabilityNote';
import { Field, FieldError } from '../../../components/Field';
import { Form } from '../../../components/Form';
import { PasswordField } from '../../../components/PasswordField';
import { SubmitButton } from '../../../components/SubmitButton';
import { type Availability } from '../../../hooks/useDisplayIdAvailability';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { type SignUpValues } from './useSignUpForm';

interface SignUpFormProps {
  fields: Record<keyof SignUpValues, UseFormRegisterReturn>;
  frame: SubmittedForm<'signUp', SignUpValues>;
  availability: Availability;
}

const PLAIN_TEXT = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

export function SignUpForm({ fields, frame, availability }: SignUpFormProps) {
  const { t } = useTranslation(['signUp', 'errors']);
  const { message, submitting } = frame;
  const agreeErrorId = useId();
  const { ref: agreedRef, ...agreed } = fields.agreed;
  const showHide = { showLabel: t('form.showPassword'), hideLabel: t('form.hidePassword') };
  const taken = availability === 'taken' ? t('errors:signUp.displayId.E0203') : undefined;

  return (
    <Form frame={frame}>
      <Field
        label={t('form.email')}
        type="email"
        autoComplete="email"
        inputProps={{ ...PLAIN_TEXT, inputMode: 'email' }}
        registration={fields.email}
        error={message('email')}
      />
      <PasswordField
        label={t('form.password')}
        hint={t('form.passwordHint')}
        autoComplete="new-password"
        {...showHide}
        registration={fields.password}
        error={message('password')}
      />
      <PasswordField
        label={t('form.passwordConfirm')}
        autoComplete="new-password"
        {...showHide}
        registration={fields.passwordConfirm}
        error={message('passwordConfirm')}
      />
      <Field
        label={t('form.displayId')}
        hint={t('form.displayIdHint')}
        autoComplete="off"
        inputProps={{ ...PLAIN_TEXT, inputMode: 'url' }}
        startAdornment={<InputAdornment position="start">@</InputAdornment>}
        registration={fields.displayId}
        error={message('displayId') ?? taken}
        note={
          <AvailabilityNote availability={availability} words={(known) => t(`form.availability.${known}`)} />
        }
      />
      <Field
        label={t('form.displayName')}
        hint={t('form.displayNameHint')}
        autoComplete="nickname"
        registration={fields.displayName}
        error={message('displayName')}
      />
      <div>
        <FormControlLabel
          sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1 } }}
          label={t('form.agree')}
          control={
            <Checkbox
              {...agreed}
              slotProps={{
                input: {
                  ref: agreedRef,
                  'aria-describedby': agreeErrorId,
                  'aria-invalid': message('agreed') !== undefined,
                },
              }}
            />
          }
        />
        <FieldError id={agreeErrorId} error={message('agreed')} />
      </div>
      <SubmitButton submitting={submitting} submittingLabel={t('form.submitting')}>
        {t('form.submit')}
      </SubmitButton>
    </Form>
  );
}
