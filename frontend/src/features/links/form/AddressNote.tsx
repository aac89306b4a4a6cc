import { recogniseAddress } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { Hint } from '../../../components/forms/Field';
import { useTranslation } from '../../../i18n/useTranslation';

interface AddressNoteProps {
  /** The address that is recognised; null for none. */
  address: string | null;
  /** Whether its page is being read. */
  reading: boolean;
  /** Whether the page has filled the form. */
  isFilled: boolean;
  /** Takes the address of a post or a product. */
  onElsewhere: ((address: string) => void) | undefined;
}

/** Says what is done with the address of a link, and where a post or a product would be better. */
export function AddressNote({ address, reading, isFilled, onElsewhere }: AddressNoteProps) {
  const { t } = useTranslation('linkEditor');
  const { kind } = recogniseAddress(address ?? '');
  return (
    <>
      <Hint as="div" role="status">
        {reading && t('form.reading')}
        {!reading && isFilled && t('form.filled')}
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
