import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/buttons/Button';
import { useShareRequest } from '../../../hooks/useShareRequest';
import { useTranslation } from '../../../i18n/useTranslation';

// Loaded on demand.
const QrDialog = lazy(() => import('./QrDialog'));

/** Opens the QR code of the page; at once if the page was opened to be shared. */
export function QrButton({ address }: { address: string }) {
  const { t } = useTranslation('profile');
  const [open, setOpen] = useState(useShareRequest());
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<QrCode size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('qr.open')}
      </Button>
      {open && (
        <Suspense>
          <QrDialog address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
