import { normaliseIdentifier } from '@hitohira/backend/rules';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useWatch } from 'react-hook-form';
import { FormFooter } from '../../components/FormFooter';
import { FormHeading } from '../../components/FormHeading';
import { TextLink } from '../../components/TextLink';
import { PATHS } from '../../config/paths';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { NOTHING_TO_LOSE } from '../../hooks/useUnsavedWarning';
import { useCreateAccount } from './api/sign-up';
import { useNewDisplayIdAvailability } from './api/useNewDisplayIdAvailability';
import { SignUpForm } from './form/SignUpForm';
import { signUpPayload, useSignUpForm } from './form/useSignUpForm';
import { startSignUpFlow } from './sign-up-flow';
import { useHeldDisplayId } from './useHeldDisplayId';

/** Sign-up by e-mail: the form. The code follows. */
export function EmailSignUp() {
  const { t } = useTranslation(['signUp', 'common']);
  const { form, fields } = useSignUpForm();
  const createAccount = useCreateAccount();
  const navigate = useNavigate();
  const displayId = useWatch({ control: form.control, name: 'displayId' });
  const held = useHeldDisplayId();
  const availability = useNewDisplayIdAvailability({
    displayId: normaliseIdentifier(displayId),
    current: held,
    enabled: !createAccount.isPending && !createAccount.isSuccess,
  });

  const frame = useSubmittedForm({
    area: 'signUp',
    form,
    call: createAccount,
    payload: signUpPayload,
    onSuccess: (_nothing, account) => {
      startSignUpFlow(account);
      // In place of the form: who goes back has a code to enter, and leaves by it, not to an empty form.
      void navigate(PATHS.signUpCode, { replace: true, state: NOTHING_TO_LOSE });
    },
    failures: { E0203: { message: 'REGISTERED_ACCOUNT_ID' } },
    draft: { name: 'signUp', accountId: null, fields: ['email', 'displayId', 'displayName'] },
    refusedField: availability === 'taken' ? 'displayId' : null,
  });

  return (
    <>
      <FormHeading title={t('signUp:form.heading')} lead={t('signUp:form.lead')} />
      <SignUpForm fields={fields} frame={frame} availability={availability} />
      <FormFooter>
        {t('signUp:choice.haveAccount')}
        <TextLink to={PATHS.login}>{t('common:actions.logIn')}</TextLink>
      </FormFooter>
    </>
  );
}
