import { recogniseAddress } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { Hint } from '../../../components/forms/Field';
import { useTranslation } from '../../../i18n/useTranslation';

interface AddressNoteProps {
  /** The recognised URL, or null. */
  address: string | null;
  /** Whether its page is being read. */
  reading: boolean;
  /** Whether the form has been filled from the page. */
  isFilled: boolean;
  /** Which of the field's URLs were taken elsewhere; empty if none. */
  handedOver: string;
  /** Receives the URL of a post or product. */
  onElsewhere: ((address: string) => void) | undefined;
}

/** Says what happens with a link's URL, and suggests a post or an item if that fits better. */
export function AddressNote({ address, reading, isFilled, handedOver, onElsewhere }: AddressNoteProps) {
  const { t } = useTranslation('linkEditor');
  const { kind } = recogniseAddress(address ?? '');
  return (
    <>
      <Hint component="div" role="status">
        {reading && t('form.reading')}
        {!reading && isFilled && t('form.filled')}
      </Hint>
      <Hint component="div" role="status">
        {handedOver}
      </Hint>
      {address !== null && kind !== 'link' && onElsewhere !== undefined && (
        <Button
          size="small"
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => onElsewhere(address)}
        >
          {t(`form.instead.${kind}`)}
        </Button>
      )}
    </>
  );
}
