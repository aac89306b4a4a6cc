import Link from '@mui/material/Link';
import { useCreateAccount, useValidateNewAccount } from '../../api/generated/accounts/accounts';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { mailedCodeNotes } from '../../config/code-flows';
import { PATHS } from '../../config/paths';
import { useDisplayIdAvailability } from '../../hooks/useDisplayIdAvailability';
import { useFlowNavigation } from '../../hooks/useFlowNavigation';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { useTranslation } from '../../i18n/useTranslation';
import { SignUpForm } from './form/SignUpForm';
import { signUpVariables, useSignUpForm } from './form/useSignUpForm';
import { SIGN_UP_DRAFT } from './sign-up-flow';

/** The form of the sign-up by e-mail. */
export function EmailSignUp() {
  const { t } = useTranslation(['signUp', 'common']);
  const { form, fields } = useSignUpForm();
  const createAccount = useCreateAccount();
  const { goTo } = useFlowNavigation('signUp');
  const availability = useDisplayIdAvailability(useValidateNewAccount, {
    form,
    enabled: !createAccount.isPending && !createAccount.isSuccess,
  });

  const frame = useSubmittedForm({
    area: 'signUp',
    form,
    call: createAccount,
    variables: signUpVariables,
    // Keeps the draft until the code is accepted: a mistyped address is corrected in the form.
    keepsDraft: true,
    onSuccess: (_nothing, { data }) => goTo('code', mailedCodeNotes(data.email)),
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
