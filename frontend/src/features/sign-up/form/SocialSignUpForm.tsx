import { type UseFormRegisterReturn } from 'react-hook-form';
import { Form } from '../../../components/forms/Form';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { type Availability } from '../../../hooks/useDisplayIdAvailability';
import { type SubmittedForm } from '../../../hooks/useSubmittedForm';
import { useTranslation } from '../../../i18n/useTranslation';
import { AccountFields } from '../components/AccountFields';
import { type SocialSignUpValues } from './useSocialSignUpForm';

interface SocialSignUpFormProps {
  fields: Record<keyof SocialSignUpValues, UseFormRegisterReturn>;
  frame: SubmittedForm<'signUp', SocialSignUpValues>;
  availability: Availability;
}

export function SocialSignUpForm({ fields, frame, availability }: SocialSignUpFormProps) {
  const { t } = useTranslation('signUp');
  return (
    <Form frame={frame}>
      <AccountFields fields={fields} message={frame.message} availability={availability} />
      <SubmitButton submitting={frame.submitting} submittingLabel={t('social.submitting')}>
        {t('social.submit')}
      </SubmitButton>
    </Form>
  );
}
