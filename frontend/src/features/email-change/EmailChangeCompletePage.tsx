import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { CompletionHeading } from '../../components/forms/CompletionHeading';
import { FormColumn } from '../../components/forms/FormColumn';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { endFlow, enterStep } from '../../config/flows';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';

function Completion({ account: { email, hasPassword } }: { account: OwnAccount }) {
  const { t } = useTranslation('emailChange');
  const end = () => endFlow('changeEmail');
  return (
    <>
      <CompletionHeading
        title={t(hasPassword ? 'complete.heading' : 'complete.withoutPasswordHeading')}
        lead={t(hasPassword ? 'complete.lead' : 'complete.withoutPasswordLead', { email: email ?? '' })}
      />
      {!hasPassword && (
        <>
          <Typography sx={{ mb: 2 }}>{t('complete.passwordNeeded')}</Typography>
          <Button
            href={PATHS.changePassword}
            variant="contained"
            size="large"
            fullWidth
            style={{ marginBottom: 16 }}
            onClick={() => {
              end();
              enterStep('changePassword', 'form');
            }}
          >
            {t('complete.setPassword')}
          </Button>
        </>
      )}
      <Button
        href={PATHS.settingsAccount}
        variant={hasPassword ? 'contained' : 'outlined'}
        size="large"
        fullWidth
        onClick={end}
      >
        {t('complete.next')}
      </Button>
    </>
  );
}

/** Shown while the guards run. */
export const Fallback = FormSkeleton;

/** E-mail change: done. Without a password the address cannot log in, so setting one comes first. */
export default function EmailChangeCompletePage() {
  const account = useOwnAccount();
  return (
    <FormColumn>
      <OwnAccountStates query={account}>{(own) => <Completion account={own} />}</OwnAccountStates>
    </FormColumn>
  );
}
