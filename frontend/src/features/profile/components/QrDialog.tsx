import { useId, useEffect, useState } from 'react';
import { Button } from '../../../components/buttons/Button';
import { Modal } from '../../../components/dialogs/Modal';
import { ModalActions, ModalBody, ModalTitle } from '../../../components/dialogs/ModalParts';
import { drawSvg, QR_SHOWN_PX } from '../../../components/pictures/qr-code';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './QrDialog.module.css';

interface QrDialogProps {
  address: string;
  onClose: () => void;
}

/** The QR code of the page, to scan from another phone. */
export default function QrDialog({ address, onClose }: QrDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const titleId = useId();
  const [code, setCode] = useState<{ picture: string } | 'failed' | null>(null);

  useEffect(() => {
    let left = false;
    drawSvg(address, QR_SHOWN_PX).then(
      (picture) => !left && setCode({ picture }),
      () => !left && setCode('failed'),
    );
    return () => {
      left = true;
    };
  }, [address]);

  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <ModalTitle id={titleId}>{t('profile:qr.title')}</ModalTitle>
      <ModalBody>
        <div className={styles.place}>
          {code === 'failed' && <p role="alert">{t('common:messages.UNKNOWN')}</p>}
          {code !== null && code !== 'failed' && (
            <img src={code.picture} width={QR_SHOWN_PX} height={QR_SHOWN_PX} alt={t('profile:qr.alt')} />
          )}
        </div>
        <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      </ModalBody>
      <ModalActions>
        <Button variant="outlined" onClick={onClose}>
          {t('profile:qr.close')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
