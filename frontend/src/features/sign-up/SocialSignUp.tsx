import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useNavigate } from 'react-router-dom';
import { WideButton } from '../../components/buttons/WideButton';
import { SiteLink } from '../../components/buttons/SiteLink';
import { type ApiError } from '../../api/api-error';
import { useValidateNewAccount } from '../../api/generated/accounts/accounts';
import { type SocialUser } from '../../api/generated/model/socialUser';
import { useGetSocialUser, useListSocialProviders } from '../../api/generated/oauth/oauth';
import { FormFooter } from '../../components/forms/FormFooter';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { enterStep } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { useDisplayIdAvailability } from '../../hooks/useDisplayIdAvailability';
import { useSubmittedForm } from '../../hooks/useSubmittedForm';
import { SKIP_LEAVE_PROMPT } from '../../hooks/useUnsavedWarning';
import { useTranslation } from '../../i18n/useTranslation';
import { useFinishSocialSignUp, useForgetSocialUser } from './api/sign-up';
import { SocialSignUpForm } from './form/SocialSignUpForm';
import { accountPayload } from './form/useAccountFields';
import { useSocialSignUpForm } from './form/useSocialSignUpForm';
import { startOnboarding } from './sign-up-flow';

/** The display name of a provider; undefined while it loads. */
function useProviderName(provider: string): string | undefined {
  const { data, isPending } = useListSocialProviders({ query: { staleTime: Infinity } });
  if (isPending) return undefined;
  return data?.results.find((each) => each.provider === provider)?.displayName ?? provider;
}

/** Sign-up of a user whom a provider has verified: the page's address and name are left to enter. */
export function SocialSignUp({ provider }: { provider: string }) {
  const {
    data: user,
    error,
    refetch,
  } = useGetSocialUser(provider, undefined, {
    // Each request issues a single-use token.
    query: { staleTime: Infinity, retry: false },
  });
  const providerName = useProviderName(provider);
  if (user === undefined)
    return error === null ? <FormSkeleton /> : <NoSocialUser error={error} onRetry={() => void refetch()} />;
  if (user.registered) return <Registered />;
  if (providerName === undefined) return <FormSkeleton />;
  return <SocialUserForm key={user.userId} provider={provider} providerName={providerName} user={user} />;
}

interface SocialUserFormProps {
  provider: string;
  providerName: string;
  user: SocialUser;
}

function SocialUserForm({ provider, providerName, user }: SocialUserFormProps) {
  const { t } = useTranslation('signUp');
  const navigate = useNavigate();
  const { form, fields } = useSocialSignUpForm(user.displayName);
  const createAccount = useFinishSocialSignUp(provider, user.userId);
  const forget = useForgetSocialUser(provider);
  const availability = useDisplayIdAvailability(useValidateNewAccount, {
    form,
    enabled: !createAccount.isPending && !createAccount.isSuccess,
  });

  const finish = async () => {
    // Leaves first: this page would fetch the removed user again.
    await navigate(PATHS.signUpComplete, { replace: true, flushSync: true, state: SKIP_LEAVE_PROMPT });
    forget();
  };

  const frame = useSubmittedForm({
    area: 'signUp',
    form,
    call: createAccount,
    variables: accountPayload,
    onSuccess: () => {
      startOnboarding();
      enterStep('signUp', 'complete');
      void finish();
    },
    failures: {
      E0203: { message: 'REGISTERED_ACCOUNT_ID' },
      401: {
        message: 'UNAUTHORIZED',
        then: () => void navigate(PATHS.signUp, { replace: true, state: SKIP_LEAVE_PROMPT }),
      },
    },
    draft: { name: 'socialSignUp', accountId: user.userId, fields: ['displayId', 'displayName'] },
    refusedField: availability === 'taken' ? 'displayId' : null,
  });

  return (
    <>
      <FormHeading
        title={t('social.heading', { provider: providerName })}
        lead={t('social.lead', { provider: providerName })}
      />
      <SocialSignUpForm fields={fields} frame={frame} availability={availability} />
      <FormFooter>
        <Link href={PATHS.signUp}>{t('social.otherWay')}</Link>
      </FormFooter>
    </>
  );
}

/** No verified user in this browser, the verification has expired, or the request failed. */
function NoSocialUser({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation(['signUp', 'common']);
  const ended = [401, 404].includes(error.statusCode);
  return (
    <>
      <FormHeading
        title={t('signUp:social.stuck')}
        lead={ended ? t('signUp:social.ended') : t('common:messages.UNKNOWN')}
      />
      {ended ? (
        <Button component={SiteLink} to={PATHS.signUp} replace variant="contained" size="large" fullWidth>
          {t('signUp:social.startOver')}
        </Button>
      ) : (
        <WideButton onClick={onRetry}>{t('common:actions.retry')}</WideButton>
      )}
    </>
  );
}

/** The verified user already has an account. */
function Registered() {
  const { t } = useTranslation(['signUp', 'common']);
  return (
    <>
      <FormHeading title={t('signUp:social.registered')} lead={t('signUp:social.registeredLead')} />
      <Button component={SiteLink} to={PATHS.login} replace variant="contained" size="large" fullWidth>
        {t('common:actions.logIn')}
      </Button>
    </>
  );
}
