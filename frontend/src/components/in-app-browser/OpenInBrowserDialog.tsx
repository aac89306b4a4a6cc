import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { localisedPath, splitLanguage } from '@hitohira/backend/rules';
import { siteSettings } from '../../config/site-settings';
import { type DialogControl } from '../../hooks/useDialogFor';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { Dialog } from '../dialogs/Dialog';
import { DialogButtons } from '../dialogs/DialogButtons';
import { AddressLine } from '../site/AddressLine';
import { externalBrowserUrl } from './in-app-browser';

const Place = styled('div')({ marginTop: 20 });

const Note = styled('p')({
  margin: '12px 0 0',
  ...look.typography.hint,
});

interface OpenInBrowserDialogProps extends DialogControl {
  /** The name of the service to log in with. */
  service: string;
  /** The path of the page to open in a browser, without its language. */
  path: string;
  /** Whether the user is signed in here, and may not be in the real browser. */
  isSignedIn: boolean;
  /** Logs in here anyway; null if the service refuses that. */
  onGoOn: (() => void) | null;
}

/** Shown in an in-app browser before a login with another service: explains how to continue in a real browser. */
export default function OpenInBrowserDialog({
  open,
  service,
  path,
  isSignedIn,
  onGoOn,
  onClose,
  onExited,
}: OpenInBrowserDialogProps) {
  const { t } = useTranslation('inAppBrowser');
  const id = useId();
  // It opens in the language of this page.
  const { language } = splitLanguage(window.location.pathname);
  const page = language === null ? path : localisedPath(language, path);
  const outside = externalBrowserUrl(navigator.userAgent, new URL(page, siteSettings().publicUrl));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited } }}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {t(onGoOn === null ? 'refused' : 'unsure', { service })}
        </DialogContentText>
        <Place>
          <AddressLine label={t('address')} path={page} />
        </Place>
        {outside === null && <Note>{t('menu')}</Note>}
        {isSignedIn && <Note>{t('logIn')}</Note>}
      </DialogContent>
      <DialogButtons>
        {(onGoOn === null || outside === null) && (
          <Button variant="outlined" onClick={onClose}>
            {t('close')}
          </Button>
        )}
        {onGoOn !== null && (
          <Button variant="outlined" onClick={onGoOn}>
            {t('goOn')}
          </Button>
        )}
        {outside !== null && (
          <Button variant="contained" href={outside} startIcon={<ExternalLink size={18} aria-hidden />}>
            {t('open')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
