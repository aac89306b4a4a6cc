import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useSendConfirmationCode } from '../../../api/generated/auth/auth';
import { useBeginSocialLogin } from '../../../api/generated/oauth/oauth';
import { useOwnAccount } from '../../../api/own-account';
import { DialogButtons } from '../../../components/dialogs/DialogButtons';
import { SmallDialog } from '../../../components/dialogs/SmallDialog';
import { FormDialogContent } from '../../../components/forms/FormDialogButtons';
import { useOAuthRedirect } from '../../../components/in-app-browser/useOAuthRedirect';
import { useCodeTime } from '../../../hooks/useCodeTime';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useTranslation } from '../../../i18n/useTranslation';
import { ConfirmByCode } from '../form/ConfirmByCode';
import { ConfirmByPassword } from '../form/ConfirmByPassword';

interface ConfirmIdentityDialogProps {
  /** Called once with whether the user confirmed their identity. */
  onAnswer: (confirmed: boolean) => void;
}

/**
 * Asks the signed-in user to confirm their identity: by the password, by a mailed code if there is none, or by another
 * login with the provider if there is no address either.
 */
export default function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
  const { t } = useTranslation('credentials');
  const textId = useId();
  const { pathname, search } = useLocation();
  const { data: account } = useOwnAccount();
  const sendCode = useSendConfirmationCode();
  const time = useCodeTime();
  const report = useFailureReport();
  const redirect = useOAuthRedirect({
    begin: useBeginSocialLogin(),
    service: t('confirm.service'),
    isSignedIn: true,
    back: `${pathname}${search}`,
  });
  const cancel = () => onAnswer(false);
  const confirmed = () => onAnswer(true);
  if (!account) return null;

  const { email, hasPassword, socialLogins } = account;
  const provider = socialLogins[0]?.provider;
  const codeSent = sendCode.isSuccess;
  const kind = hasPassword ? 'byPassword' : email === null ? 'byProvider' : codeSent ? 'byCode' : 'sendCode';

  return (
    <SmallDialog open title={t('confirm.title')} onClose={cancel} aria-describedby={textId}>
      <FormDialogContent>
        <DialogContentText id={textId} sx={{ mb: 3 }}>
          {t(`confirm.${kind}`, { email: email ?? '', time })}
        </DialogContentText>
        {kind === 'byPassword' && (
          <ConfirmByPassword email={email ?? ''} onConfirmed={confirmed} onCancel={cancel} />
        )}
        {kind === 'byCode' && <ConfirmByCode onConfirmed={confirmed} onCancel={cancel} />}
        {redirect.hint}
      </FormDialogContent>
      {(kind === 'sendCode' || kind === 'byProvider') && (
        <DialogButtons>
          <Button onClick={cancel}>{t('confirm.cancel')}</Button>
          {kind === 'sendCode' && (
            <Button
              variant="contained"
              autoFocus
              aria-disabled={sendCode.isPending}
              onClick={() => {
                if (!sendCode.isPending) sendCode.mutate({}, { onError: (error) => report(error) });
              }}
            >
              {t(sendCode.isPending ? 'code.sending' : 'code.send')}
            </Button>
          )}
          {kind === 'byProvider' && provider !== undefined && (
            <Button
              variant="contained"
              autoFocus
              aria-disabled={redirect.leaving}
              onClick={() => redirect.leave({ provider, params: { from: 'login' } })}
            >
              {t('confirm.logInAgain')}
            </Button>
          )}
        </DialogButtons>
      )}
    </SmallDialog>
  );
}
