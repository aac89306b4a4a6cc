import { MALLS } from '@hitohira/backend/rules';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { creatorRel } from '../../../components/page/advertising';
import { Button } from '../../../components/buttons/Button';
import { buttonClasses } from '../../../components/buttons/button-classes';
import { Modal } from '../../../components/dialogs/Modal';
import { ModalActions, ModalBody, ModalTitle } from '../../../components/dialogs/ModalParts';
import { MALL_ATTRIBUTE, pressTarget } from '../../../config/press-target';
import { storeMall } from '../../../config/mall-choice';
import { useMall } from '../../../hooks/useMall';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Item } from '../api/public-items';
import { destinationOf } from '../item-destinations';
import styles from './MallDialog.module.css';

interface MallDialogProps {
  /** The item to search for; null to choose a mall only. */
  item: Item | null;
  onClose: () => void;
}

/** The dialog that chooses a mall and stores the choice on the device. With an item, it opens the search there. */
export default function MallDialog({ item, onClose }: MallDialogProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const chosen = useMall();
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <ModalTitle id={titleId}>{t('malls.title')}</ModalTitle>
      <ModalBody>
        {typeof item?.name === 'string' && (
          <p className={styles.item} dir="auto">
            {item.name}
          </p>
        )}
        <p className={styles.lead}>{t('malls.lead')}</p>
        <ul className={styles.malls} {...(item !== null && pressTarget('item', item.itemId))}>
          {MALLS.map((mall) => {
            const choose = () => {
              storeMall(mall);
              onClose();
            };
            const destination = item === null ? undefined : destinationOf(item, mall);
            return (
              <li key={mall}>
                {destination === undefined ? (
                  <Button variant="outlined" fullWidth aria-pressed={mall === chosen} onClick={choose}>
                    {t(`malls.names.${mall}`)}
                  </Button>
                ) : (
                  <a
                    className={buttonClasses({ variant: 'outlined', fullWidth: true })}
                    href={destination.url}
                    {...{ [MALL_ATTRIBUTE]: mall }}
                    target="_blank"
                    rel={creatorRel(destination.sponsored)}
                    onClick={choose}
                  >
                    {t(`malls.names.${mall}`)}
                    <ExternalLink size={16} aria-hidden />
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </ModalBody>
      <ModalActions>
        <Button variant="text" onClick={onClose}>
          {t('malls.close')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
