import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { type UseFormRegisterReturn } from 'react-hook-form';
import { AvailabilityNote } from '../../../components/forms/AvailabilityNote';
import { Field, FieldError } from '../../../components/forms/Field';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { PATHS } from '../../../config/paths';
import { type Availability } from '../../../hooks/useDisplayIdAvailability';
import { useEarlyInput } from '../../../hooks/useEarlyInput';
import { useTranslation } from '../../../i18n/useTranslation';
import { type AccountFieldName } from '../form/useAccountFields';

interface AccountFieldsProps {
  fields: Record<AccountFieldName, UseFormRegisterReturn>;
  /** The error message of a field. */
  message: (field: AccountFieldName) => string | undefined;
  availability: Availability;
}

const ToRead = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '4px 0 0',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  '& svg': { marginInlineStart: 4, verticalAlign: '-0.125em' },
});

const DOCUMENTS = ['terms', 'privacy'] as const;

/** The fields that every sign-up has: display ID, display name and agreement. */
export function AccountFields({ fields, message, availability }: AccountFieldsProps) {
  const { t } = useTranslation(['signUp', 'errors']);
  const agreeErrorId = useId();
  const { ref: agreedRef, ...agreed } = useEarlyInput(fields.agreed);
  const taken = availability === 'taken' ? t('errors:signUp.displayId.E0203') : undefined;

  return (
    <>
      <Field
        label={t('form.displayId')}
        hint={t('form.displayIdHint')}
        autoComplete="off"
        inputProps={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, inputMode: 'url' }}
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
        <ToRead>
          {DOCUMENTS.map((document) => (
            <Link key={document} href={PATHS[document]} target="_blank">
              {t(`form.read.${document}`)}
              <ExternalLink size={14} aria-hidden />
              <VisuallyHidden>{t('form.read.newTab')}</VisuallyHidden>
            </Link>
          ))}
        </ToRead>
      </div>
    </>
  );
}
