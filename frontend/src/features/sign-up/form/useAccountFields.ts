import {
  checkDisplayId,
  checkDisplayName,
  normaliseIdentifier,
  normaliseText,
} from '@hitohira/backend/rules';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** What everybody enters who signs up, whatever their way in. */
export interface AccountValues extends FieldValues {
  displayId: string;
  displayName: string;
  agreed: boolean;
}

export type AccountFieldName = 'displayId' | 'displayName' | 'agreed';

/** The fields of an account and their rules: the same verdicts as the server's. */
export function useAccountFields<Values extends AccountValues>({
  register,
}: UseFormReturn<Values>): Record<AccountFieldName, UseFormRegisterReturn> {
  type Value = PathValue<Values, Path<Values>>;
  return {
    displayId: register('displayId' as Path<Values>, {
      validate: (value: Value) => checkDisplayId(normaliseIdentifier(value as string)) ?? true,
    }),
    displayName: register('displayName' as Path<Values>, {
      validate: (value: Value) => checkDisplayName(normaliseText(value as string)) ?? true,
    }),
    agreed: register('agreed' as Path<Values>, {
      validate: (value: Value) => ((value as boolean) ? true : 'required'),
    }),
  };
}

/** What is sent of them: everything as it is kept. */
export function accountPayload({ displayId, displayName }: AccountValues): {
  displayId: string;
  displayName: string;
} {
  return { displayId: normaliseIdentifier(displayId), displayName: normaliseText(displayName) };
}
