import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { useFetchedPart } from '../../../hooks/useFetchedPart';

/** Shows the page's address as a code. What draws it is fetched when somebody wants to see it. */
export function QrButton({ address, displayId }: { address: string; displayId: string }) {
  const { t } = useTranslation('profile');
  const [chunk, fetchChunk] = useFetchedPart(() => import('./QrDialog'));
  const [open, setOpen] = useState(false);
  const openDialog = async () => setOpen(await fetchChunk());
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<QrCode size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => void openDialog()}
      >
        {t('qr.open')}
      </Button>
      {chunk !== null && (
        <chunk.QrDialog address={address} displayId={displayId} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
