import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { QR_SHOWN_PX } from '../../../components/qr-code';
import { useQrCode } from '../../../hooks/useQrCode';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';

/** The place of the code, whether it is there or not; what cameras read is black on white. */
const Place = styled('div')({
  width: QR_SHOWN_PX,
  height: QR_SHOWN_PX,
  margin: '0 auto',
  borderRadius: 8,
  overflow: 'hidden',
  backgroundColor: '#fff',
  '& img': { display: 'block' },
});

const Address = styled('p')({
  margin: '16px 0 0',
  fontSize: '0.8125rem',
  textAlign: 'center',
  color: look.vars.palette.text.secondary,
});

interface QrDialogProps {
  address: string;
  displayId: string;
  open: boolean;
  onClose: () => void;
}

/** The page's address as a code, for the phone of whoever stands beside. */
export function QrDialog({ address, displayId, open, onClose }: QrDialogProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const { shown } = useQrCode(address, `hitohira-${displayId}`);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('qr.title')}</DialogTitle>
      <DialogContent>
        <Place>
          {shown !== null && <img src={shown} width={QR_SHOWN_PX} height={QR_SHOWN_PX} alt={t('qr.alt')} />}
        </Place>
        <Address>{address.replace(/^https?:\/\//, '')}</Address>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('qr.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
