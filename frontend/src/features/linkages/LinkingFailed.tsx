import { BusyButton } from '../../components/buttons/BusyButton';
import { LIMITS } from '@hitohira/backend/rules';
import { type LinkageProvider } from '../../api/generated/model/linkageProvider';
import { useBeginLinkage } from '../../api/generated/oauth/oauth';
import Button from '@mui/material/Button';
import { useOAuthRedirect } from '../../hooks/useOAuthRedirect';
import { useTranslation } from '../../i18n/useTranslation';
import { type LinkingFailure } from './linking-result';
import { LinkageDialog } from './components/LinkageDialog';
import { ProfessionalSteps } from './components/ProfessionalSteps';

interface LinkingRefusedProps {
  open: boolean;
  provider: LinkageProvider;
  refusal: LinkingFailure;
  onClose: () => void;
  /** Called once the dialog has closed. */
  onExited: () => void;
}

/** The dialog that explains why no account was linked. */
export function LinkingFailed({ open, provider, refusal, onClose, onExited }: LinkingRefusedProps) {
  const { t } = useTranslation('linkages');
  const { leaving, leave } = useOAuthRedirect(useBeginLinkage());
  const service = t(`services.${provider}`);
  const words =
    refusal === 'noRoom'
      ? {
          title: t('noRoom.title', { service }),
          text: t('noRoom.text', { service, max: LIMITS.linkages.perAccount }),
        }
      : { title: t(`refused.${refusal}.title`), text: t(`refused.${refusal}.text`) };
  return (
    <LinkageDialog
      open={open}
      {...words}
      onClose={onClose}
      onExited={onExited}
      choices={
        <>
          <Button variant={refusal === 'noRoom' ? 'contained' : 'outlined'} onClick={onClose}>
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
    </LinkageDialog>
  );
}
