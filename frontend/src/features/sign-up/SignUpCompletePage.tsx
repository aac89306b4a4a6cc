import { useOwnAccount } from '../../api/own-account';
import { WideButton } from '../../components/buttons/WideButton';
import { AddressLine } from '../../components/site/AddressLine';
import { CompletionHeading } from '../../components/forms/CompletionHeading';
import { endFlow } from '../../config/flows';
import { beginPath, PATHS, profileEditPath, profilePath } from '../../config/paths';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import { useTranslation } from '../../i18n/useTranslation';

/** Sign-up: done. The first steps to the own page come next, now or later. */
export default function SignUpCompletePage() {
  const { t } = useTranslation('signUp');
  const signedIn = useSignedInHint();
  const { data: account } = useOwnAccount({ enabled: signedIn });

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
      {account === undefined ? (
        <WideButton href={PATHS.login} style={{ marginTop: 24 }} onClick={() => endFlow('signUp')}>
          {t('complete.next')}
        </WideButton>
      ) : (
        <>
          <WideButton
            href={beginPath(account.displayId, 'theme')}
            style={{ marginTop: 24 }}
            onClick={() => endFlow('signUp')}
          >
            {t('complete.begin')}
          </WideButton>
          <WideButton
            href={profileEditPath(account.displayId)}
            variant="text"
            style={{ marginTop: 8 }}
            onClick={() => endFlow('signUp')}
          >
            {t('complete.next')}
          </WideButton>
        </>
      )}
    </>
  );
}
