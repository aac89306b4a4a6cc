import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReadParts } from '../../../api/list-parts';
import { Button } from '../../../components/Button';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { loadWords } from '../../../i18n/create-i18n';
import { isLanguage } from '../../../i18n/language';
import { type ItemTarget } from './AddItemsDialog';
import { type ItemAdding } from './ItemAdding';

/** The dialog, for as long as it is on the screen. */
interface Adding {
  Dialog: typeof ItemAdding;
  open: boolean;
}

interface AddItemsEntryProps {
  displayId: string;
  /** What items are added to: one content, or those among which the creator chooses first. */
  to: ItemTarget | ReadParts<ItemTarget>;
}

/** The owner's way to new items from a public page. What it takes to add them is fetched when it is wanted. */
export default function AddItemsEntry({ displayId, to }: AddItemsEntryProps) {
  const { t, i18n } = useTranslation('profile');
  const report = useFailureReport();
  const [adding, setAdding] = useState<Adding | null>(null);

  const open = async () => {
    const { language } = i18n;
    if (!isLanguage(language)) return;
    try {
      const [{ ItemAdding: Dialog }] = await Promise.all([
        import('./ItemAdding'),
        loadWords(i18n, language, ['itemEditor', 'blocks', 'pictures', 'errors']),
      ]);
      setAdding({ Dialog, open: true });
    } catch (error) {
      report(error);
    }
  };

  return (
    <>
      <Button
        size="small"
        startIcon={<Plus size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        {t('owner.addItems')}
      </Button>
      {adding !== null && (
        <adding.Dialog
          open={adding.open}
          displayId={displayId}
          to={to}
          onClose={() => setAdding({ ...adding, open: false })}
          onGone={() => setAdding(null)}
        />
      )}
    </>
  );
}
