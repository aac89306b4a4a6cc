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

/** The fields that every sign-up has. */
export interface AccountValues extends FieldValues {
  displayId: string;
  displayName: string;
  agreed: boolean;
}

export type AccountFieldName = 'displayId' | 'displayName' | 'agreed';

/** The account fields. Their rules match the server's. */
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

/** The normalised request body. */
export function accountPayload({ displayId, displayName }: AccountValues): {
  displayId: string;
  displayName: string;
} {
  return { displayId: normaliseIdentifier(displayId), displayName: normaliseText(displayName) };
}
