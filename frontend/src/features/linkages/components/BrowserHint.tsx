import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import styled from '@emotion/styled';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressLine } from '../../../components/AddressLine';
import { Button, buttonStyles, lookAttributes } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { siteSettings } from '../../../config/site-settings';
import { outsideAddress } from '../in-app-browser';

const Place = styled('div')({ marginTop: 20 });

const Note = styled('p')(({ theme }) => ({
  margin: '12px 0 0',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: theme.vars.palette.text.secondary,
}));

const Out = styled('a')(buttonStyles);

// On a phone one above the other, so that neither breaks its line.
const Choices = styled(DialogActions)(({ theme }) => ({
  gap: 8,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
}));

interface BrowserHintProps {
  open: boolean;
  /** The page to open in a browser of its own. */
  path: string;
  onClose: () => void;
}

/** Said inside other applications, where Google lets nobody log in: how to go on in the device's own browser. */
export function BrowserHint({ open, path, onClose }: BrowserHintProps) {
  const { t } = useTranslation('linkages');
  const id = useId();
  const outside = outsideAddress(navigator.userAgent, new URL(path, siteSettings().publicUrl));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t('browser.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('browser.text')}</DialogContentText>
        <Place>
          <AddressLine label={t('browser.address')} path={path} />
        </Place>
        <Note>{t('browser.logIn')}</Note>
      </DialogContent>
      <Choices disableSpacing>
        <Button variant="outlined" onClick={onClose}>
          {t('browser.close')}
        </Button>
        {outside !== null && (
          <Out {...lookAttributes({ variant: 'contained' })} href={outside}>
            <ExternalLink size={18} aria-hidden />
            {t('browser.open')}
          </Out>
        )}
      </Choices>
    </Dialog>
  );
}
