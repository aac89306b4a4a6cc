import { checkWithdrawReasonText, normaliseText } from '@hitohira/backend/rules';
import { useForm } from 'react-hook-form';

export interface DeleteAccountValues {
  /** The reason that was chosen; empty before. */
  reasonId: string;
  /** Its words, where it is another one than those that are offered. */
  reason: string;
  agreed: boolean;
}

/** The reason that is none of the others: it has to be put into words. */
export const OTHER_REASON = '1';

/** What is sent: the reason, and its words where they are asked for. */
export function withdrawVariables({ reasonId, reason }: DeleteAccountValues) {
  return {
    data: {
      reasonId: Number(reasonId),
      ...(reasonId === OTHER_REASON && { reasonText: normaliseText(reason) }),
    },
  };
}

/** The values of the form that deletes an account, and their rules. */
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
