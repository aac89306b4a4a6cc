import Typography from '@mui/material/Typography';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { WideButton } from '../../components/buttons/WideButton';
import { CompletionHeading } from '../../components/forms/CompletionHeading';
import { FormColumn } from '../../components/forms/FormColumn';
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
          <WideButton
            href={PATHS.changePassword}
            style={{ marginBottom: 16 }}
            onClick={() => {
              end();
              enterStep('changePassword', 'form');
            }}
          >
            {t('complete.setPassword')}
          </WideButton>
        </>
      )}
      <WideButton href={PATHS.settingsAccount} variant={hasPassword ? 'contained' : 'outlined'} onClick={end}>
        {t('complete.next')}
      </WideButton>
    </>
  );
}

/** E-mail change: done. Without a password the address cannot log in, so setting one comes first. */
export default function EmailChangeCompletePage() {
  const account = useOwnAccount();
  return (
    <FormColumn>
      <OwnAccountStates query={account}>{(own) => <Completion account={own} />}</OwnAccountStates>
    </FormColumn>
  );
}
