import { QrCode } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { useSnackbar } from '../../../hooks/useSnackbar';
import { type QrDialog } from './QrDialog';

type Dialog = ComponentType<Parameters<typeof QrDialog>[0]>;

/** Shows the page's address as a code. What draws it is fetched when somebody wants to see it. */
export function QrButton({ address, displayId }: { address: string; displayId: string }) {
  const { t } = useTranslation('profile');
  const { show } = useSnackbar();
  const [Fetched, setFetched] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);

  const openDialog = async () => {
    try {
      const chunk = await import('./QrDialog');
      setFetched(() => chunk.QrDialog);
      setOpen(true);
    } catch {
      show('UNKNOWN');
    }
  };

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
      {Fetched !== null && (
        <Fetched address={address} displayId={displayId} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
