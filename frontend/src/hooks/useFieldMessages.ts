import { type FieldErrors, type FieldValues } from 'react-hook-form';
import { isErrorCode } from '../api/api-error';
import { fieldError, type FieldOf } from '../i18n/error-words';
import { type FieldArea } from '../i18n/field-rules';
import { useTranslation } from '../i18n/useTranslation';

/** The texts of field errors; the errors hold codes. */
export function useFieldMessages<Area extends FieldArea, Values extends FieldValues>(
  area: Area,
  errors: FieldErrors<Values>,
): (field: FieldOf<Area> & keyof Values) => string | undefined {
  const { t } = useTranslation('errors');
  return (field) => {
    const error = errors[field];
    if (error === undefined) return undefined;
    return fieldError(t, area, field, isErrorCode(error.message) ? error.message : 'unknown');
  };
}
