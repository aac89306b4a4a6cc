import { useForm } from 'react-hook-form';
import { useAccountFields } from './useAccountFields';

export interface SocialSignUpValues {
  displayId: string;
  displayName: string;
  agreed: boolean;
}

/** The fields of a sign-up by a provider, which supplies the display name. */
export function useSocialSignUpForm(displayName: string) {
  const form = useForm<SocialSignUpValues>({
    mode: 'onTouched',
    defaultValues: { displayId: '', displayName, agreed: false },
  });
  return { form, fields: useAccountFields(form) };
}
