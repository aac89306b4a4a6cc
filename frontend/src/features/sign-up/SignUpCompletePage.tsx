import { useGetOwnAccount } from '../../api/generated/accounts/accounts';
import Button from '@mui/material/Button';
import { AddressLine } from '../../components/site/AddressLine';
import { CompletionHeading } from '../../components/forms/CompletionHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { endFlow } from '../../config/flows';
import { PATHS, profileEditPath, profilePath } from '../../config/paths';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import { useTranslation } from '../../i18n/useTranslation';

/** Shown while the guard runs. */
export const Fallback = FormSkeleton;

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
      <Button
        href={account === undefined ? PATHS.login : profileEditPath(account.displayId)}
        variant="contained"
        size="large"
        fullWidth
        style={{ marginTop: 24 }}
        onClick={() => endFlow('signUp')}
      >
        {t('complete.next')}
      </Button>
    </>
  );
}
