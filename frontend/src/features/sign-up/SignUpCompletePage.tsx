import Box from '@mui/material/Box';
import { useGetOwnAccount } from '../../api/generated/accounts/accounts';
import Button from '@mui/material/Button';
import { AddressLine } from '../../components/site/AddressLine';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { PetalMark } from '../../components/brand/PetalMark';
import { PATHS, profileEditPath, profilePath } from '../../config/paths';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import { useTranslation } from '../../i18n/useTranslation';
import { endSignUpFlow } from './sign-up-flow';

/** What stands here while the guard looks for the flow. */
export const Fallback = FormSkeleton;

/** Sign-up: done. The next step is the own page. */
export default function SignUpCompletePage() {
  const { t } = useTranslation('signUp');
  const signedIn = useSignedInHint();
  const { data: account } = useGetOwnAccount({ query: { enabled: signedIn } });

  return (
    <>
      <Box sx={{ mb: 3 }}>
        <PetalMark />
      </Box>
      <FormHeading
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
        onClick={endSignUpFlow}
      >
        {t('complete.next')}
      </Button>
    </>
  );
}
