import { checkWithdrawReasonText, normaliseText } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';

export interface DeleteAccountValues {
  /** The chosen reason; empty before a choice. */
  reasonId: string;
  /** The text of a reason that is not in the list. */
  reason: string;
  agreed: boolean;
}

/** The reason "other", which requires a text. */
export const OTHER_REASON = '1';

/** The request body: the reason, and its text where required. */
export function withdrawVariables({ reasonId, reason }: DeleteAccountValues) {
  return {
    data: {
      reasonId: Number(reasonId),
      ...(reasonId === OTHER_REASON && { reasonText: normaliseText(reason) }),
    },
  };
}

/** The fields of the form that deletes an account. */
export function useDeleteAccountForm() {
  const form = useForm<DeleteAccountValues>({
    mode: 'onTouched',
    defaultValues: { reasonId: '', reason: '', agreed: false },
  });
  const rules = {
    reasonId: { validate: (value: string) => (value === '' ? 'required' : true) },
    reason: {
      validate: (value: string, { reasonId }: DeleteAccountValues) =>
        reasonId === OTHER_REASON ? (checkWithdrawReasonText(normaliseText(value)) ?? true) : true,
    },
    agreed: { validate: (value: boolean) => (value ? true : 'required') },
  };
  return { form, rules };
}
