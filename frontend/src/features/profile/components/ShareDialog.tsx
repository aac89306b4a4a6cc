import { Copy, Share2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { localisedPath } from '@hitohira/backend/rules';
import { Button } from '../../../components/buttons/Button';
import { Modal } from '../../../components/dialogs/Modal';
import { ModalActions, ModalBody, ModalTitle } from '../../../components/dialogs/ModalParts';
import { drawSvg, QR_SHOWN_PX } from '../../../components/pictures/qr-code';
import { POSTER_FORMATS, posterPath } from '../../../config/paths';
import { useShare } from '../../../hooks/useShare';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  displayId: string;
  /** The name of the page in the system's share sheet. */
  title: string;
  onClose: () => void;
}

/** Shares the page through the system, by its address, by a QR code to scan from another phone, or on paper. */
export default function ShareDialog({ displayId, title, onClose }: ShareDialogProps) {
  const { t, language } = useTranslation(['profile', 'common']);
  const titleId = useId();
  const posterId = useId();
  const { address, share, copy } = useShare(title);
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
      <ModalTitle id={titleId}>{t('profile:share.title')}</ModalTitle>
      <ModalBody>
        <div className={styles.place}>
          {code === 'failed' && <p role="alert">{t('common:messages.UNKNOWN')}</p>}
          {code !== null && code !== 'failed' && (
            <img src={code.picture} width={QR_SHOWN_PX} height={QR_SHOWN_PX} alt={t('profile:share.code')} />
          )}
        </div>
        <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
        <div className={styles.ways}>
          {share !== null && (
            <Button variant="contained" startIcon={<Share2 size={18} aria-hidden />} onClick={share}>
              {t('profile:share.system')}
            </Button>
          )}
          <Button
            variant={share === null ? 'contained' : 'outlined'}
            startIcon={<Copy size={18} aria-hidden />}
            onClick={copy}
          >
            {t('common:actions.copyUrl')}
          </Button>
        </div>
        <p className={styles.poster}>
          <span id={posterId}>{t('profile:share.poster')}</span>
          {POSTER_FORMATS.map((format) => (
            <a
              key={format}
              href={localisedPath(language, posterPath(displayId, format))}
              download
              id={`${posterId}-${format}`}
              aria-labelledby={`${posterId} ${posterId}-${format}`}
            >
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      </ModalBody>
      <ModalActions>
        <Button variant="text" onClick={onClose}>
          {t('profile:share.close')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
