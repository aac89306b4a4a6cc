import { useForm } from 'react-hook-form';
import { useAccountFields } from './useAccountFields';

export interface SocialSignUpValues {
  displayId: string;
  displayName: string;
  agreed: boolean;
}

/** The values of the sign-up of somebody whom another service has verified: it knows a name already. */
export function useSocialSignUpForm(displayName: string) {
  const form = useForm<SocialSignUpValues>({
    mode: 'onTouched',
    defaultValues: { displayId: '', displayName, agreed: false },
  });
  return { form, fields: useAccountFields(form) };
}
