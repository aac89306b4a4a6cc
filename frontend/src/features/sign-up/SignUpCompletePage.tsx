import { useGetOwnAccount } from '../../api/generated/accounts/accounts';
import { WideButton } from '../../components/buttons/WideButton';
import { AddressLine } from '../../components/site/AddressLine';
import { CompletionHeading } from '../../components/forms/CompletionHeading';
import { endFlow } from '../../config/flows';
import { PATHS, profileEditPath, profilePath } from '../../config/paths';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import { useTranslation } from '../../i18n/useTranslation';

/** Sign-up: done. The own page comes next. */
export default function SignUpCompletePage() {
  const { t } = useTranslation('signUp');
  const signedIn = useSignedInHint();
  const { data: account } = useGetOwnAccount({ query: { enabled: signedIn } });

  return (
    <>
      <CompletionHeading
        title={t('complete.heading')}
        lead={
          account === undefined
            ? t('complete.leadPlain')
            : t('complete.lead', { displayName: account.displayName })
        }
      />
      {account !== undefined && (
        <AddressLine label={t('complete.address')} path={profilePath(account.displayId)} />
      )}
      <WideButton
        href={account === undefined ? PATHS.login : profileEditPath(account.displayId)}
        style={{ marginTop: 24 }}
        onClick={() => endFlow('signUp')}
      >
        {t('complete.next')}
      </WideButton>
    </>
  );
}
