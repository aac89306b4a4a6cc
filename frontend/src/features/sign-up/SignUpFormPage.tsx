import { normaliseIdentifier } from '@hitohira/backend/rules';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ApiError } from '../../api/api-error';
import { FormFooter } from '../../components/FormFooter';
import { FormHeading } from '../../components/FormHeading';
import { TextLink } from '../../components/TextLink';
import { PATHS } from '../../config/paths';
import { useSnackbar } from '../../hooks/useSnackbar';
import { NOTHING_TO_LOSE, useUnsavedWarning } from '../../hooks/useUnsavedWarning';
import { useCreateAccount } from './api/sign-up';
import { useDisplayIdAvailability } from './api/useDisplayIdAvailability';
import { SignUpForm } from './form/SignUpForm';
import { signUpPayload, type SignUpValues, useSignUpForm } from './form/useSignUpForm';
import { startSignUpFlow } from './sign-up-flow';
import { useHeldDisplayId } from './useHeldDisplayId';

/** Sign-up by e-mail: the form. The code follows. */
export default function SignUpFormPage() {
  const { t } = useTranslation(['signUp', 'common', 'errors']);
  const { form, fields, showServerErrors } = useSignUpForm();
  const createAccount = useCreateAccount();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const displayId = useWatch({ control: form.control, name: 'displayId' });
  const held = useHeldDisplayId();
  const availability = useDisplayIdAvailability({
    displayId: normaliseIdentifier(displayId),
    current: held,
    enabled: !createAccount.isPending && !createAccount.isSuccess,
  });
  useUnsavedWarning(form.formState.isDirty);

  const onError = (error: ApiError) => {
    const tied = showServerErrors(error);
    if (error.errorCode === 'E0203') show('REGISTERED_ACCOUNT_ID');
    else if (error.statusCode === 429) setFailure(t('errors:calls.throttled'));
    else if (!tied) show('UNKNOWN');
  };

  const submit = (values: SignUpValues) => {
    setFailure(null);
    if (availability === 'taken') {
      form.setFocus('displayId');
      return;
    }
    const payload = signUpPayload(values);
    createAccount.mutate(payload, {
      onSuccess: () => {
        startSignUpFlow(payload);
        void navigate(PATHS.signUpCode, { state: NOTHING_TO_LOSE });
      },
      onError,
    });
  };

  return (
    <>
      <FormHeading title={t('signUp:form.heading')} lead={t('signUp:form.lead')} />
      <SignUpForm
        fields={fields}
        errors={form.formState.errors}
        availability={availability}
        failure={failure}
        submitting={createAccount.isPending}
        onSubmit={() => void form.handleSubmit(submit)()}
      />
      <FormFooter>
        {t('signUp:choice.haveAccount')}
        <TextLink to={PATHS.login}>{t('common:actions.logIn')}</TextLink>
      </FormFooter>
    </>
  );
}
