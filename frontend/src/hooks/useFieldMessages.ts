import { type FieldErrors, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isErrorCode } from '../api/api-error';
import { fieldError, type FieldName } from '../i18n/error-words';

/** The words for what is wrong with a field: a form's errors carry codes, its own rules and the server's alike. */
export function useFieldMessages<Values extends FieldValues>(
  errors: FieldErrors<Values>,
): (field: FieldName & keyof Values) => string | undefined {
  const { t } = useTranslation('errors');
  return (field) => {
    const error = errors[field];
    if (error === undefined) return undefined;
    return fieldError(t, field, isErrorCode(error.message) ? error.message : 'unknown');
  };
}
