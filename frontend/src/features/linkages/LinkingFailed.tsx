import { BusyButton } from '../../components/buttons/BusyButton';
import { LIMITS } from '@hitohira/backend/rules';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { useBeginLinkage } from '../../api/generated/oauth/oauth';
import Button from '@mui/material/Button';
import { useOAuthRedirect } from '../../components/in-app-browser/useOAuthRedirect';
import { type DialogControl } from '../../hooks/useDialogFor';
import { useTranslation } from '../../i18n/useTranslation';
import { type LinkingFailure } from './linking-result';
import { LinkageDialog } from './components/LinkageDialog';
import { ProfessionalSteps } from './components/ProfessionalSteps';

interface LinkingFailedProps extends DialogControl {
  provider: LinkageProvider;
  refusal: LinkingFailure;
  /** The page to return to from another try; the edit page by default. */
  back?: string;
}

/** The dialog that explains why no account was linked. */
export function LinkingFailed({ provider, refusal, back, ...control }: LinkingFailedProps) {
  const { t } = useTranslation('linkages');
  const service = t(`services.${provider}`);
  const { leaving, leave, hint } = useOAuthRedirect({
    begin: useBeginLinkage(),
    service,
    isSignedIn: true,
    back,
  });
  const words =
    refusal === 'noRoom'
      ? {
          title: t('noRoom.title', { service }),
          text: t('noRoom.text', { service, max: LIMITS.linkages.perAccount }),
        }
      : { title: t(`refused.${refusal}.title`), text: t(`refused.${refusal}.text`) };
  return (
    <LinkageDialog
      {...control}
      {...words}
      choices={
        <>
          <Button variant={refusal === 'noRoom' ? 'contained' : 'outlined'} onClick={control.onClose}>
            {t('noRoom.close')}
          </Button>
          {refusal !== 'noRoom' && (
            <BusyButton variant="contained" busy={leaving} onClick={() => leave({ provider })}>
              {t(leaving ? 'refused.leaving' : 'refused.again')}
            </BusyButton>
          )}
        </>
      }
    >
      {refusal === 'notProfessional' && <ProfessionalSteps />}
      {hint}
    </LinkageDialog>
  );
}
