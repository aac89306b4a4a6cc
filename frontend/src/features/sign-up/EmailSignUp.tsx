import { normaliseIdentifier } from '@hitohira/backend/rules';
import Link from '@mui/material/Link';
import { useNavigate } from 'react-router-dom';
import { useWatch } from 'react-hook-form';
import { useCreateAccount, useValidateNewAccount } from '../../api/generated/accounts/accounts';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { PATHS } from '../../config/paths';
import { useDisplayIdAvailability } from '../../hooks/useDisplayIdAvailability';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { SignUpForm } from './form/SignUpForm';
import { signUpVariables, useSignUpForm } from './form/useSignUpForm';
import { SIGN_UP_DRAFT, startSignUpFlow } from './sign-up-flow';

/** Sign-up by e-mail: the form. The code follows. */
export function EmailSignUp() {
  const { t } = useTranslation(['signUp', 'common']);
  const { form, fields } = useSignUpForm();
  const createAccount = useCreateAccount();
  const navigate = useNavigate();
  const displayId = useWatch({ control: form.control, name: 'displayId' });
  const availability = useDisplayIdAvailability(useValidateNewAccount, {
    displayId: normaliseIdentifier(displayId),
    // A browser that has begun to sign up is told by the server whether it can keep the one it asked for.
    current: '',
    enabled: !createAccount.isPending && !createAccount.isSuccess,
  });

  const frame = useSubmittedForm({
    area: 'signUp',
    form,
    call: createAccount,
    variables: signUpVariables,
    // Whoever has mistyped the address comes back to the form: it is kept until the code has arrived.
    goesOn: true,
    onSuccess: (_nothing, { data }) => {
      startSignUpFlow(data);
      // In place of the form: who goes back has a code to enter, and leaves by it, not to an empty form.
      void navigate(PATHS.signUpCode, { replace: true, state: SKIP_LEAVE_PROMPT });
    },
    failures: { E0203: { message: 'REGISTERED_ACCOUNT_ID' } },
    draft: { ...SIGN_UP_DRAFT, fields: ['email', 'displayId', 'displayName'] },
    refusedField: availability === 'taken' ? 'displayId' : null,
  });

  return (
    <>
      <FormHeading title={t('signUp:form.heading')} lead={t('signUp:form.lead')} />
      <SignUpForm fields={fields} frame={frame} availability={availability} />
      <FormFooter>
        {t('signUp:choice.haveAccount')}
        <Link href={PATHS.login}>{t('common:actions.logIn')}</Link>
      </FormFooter>
    </>
  );
}
