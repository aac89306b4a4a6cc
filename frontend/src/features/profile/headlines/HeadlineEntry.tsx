import { useQueryClient } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { loadWords } from '../../../i18n/create-i18n';
import { isLanguage } from '../../../i18n/language';
import { type HeadlineType } from '../api/headlines';
import { type OwnAccount, ownAccountQuery } from '../api/own-account';
import { type HeadlineDialog } from './HeadlineDialog';

/** The dialog with what it needs, for as long as it is on the screen. */
interface Wording {
  Dialog: typeof HeadlineDialog;
  account: OwnAccount;
  open: boolean;
  /** Each one begins anew. */
  id: number;
}

interface HeadlineEntryProps {
  type: HeadlineType;
  /** The words that stand over the block now. */
  heading: string;
}

/** The owner's way to other words over a block of a public page. What writes them is fetched when it is wanted. */
export default function HeadlineEntry({ type, heading }: HeadlineEntryProps) {
  const { t, i18n } = useTranslation('content');
  const queryClient = useQueryClient();
  const report = useFailureReport();
  const [wording, setWording] = useState<Wording | null>(null);

  const label = t('editHeadline', { heading });

  const open = async () => {
    const { language } = i18n;
    if (!isLanguage(language)) return;
    try {
      const [account, { HeadlineDialog }] = await Promise.all([
        queryClient.query(ownAccountQuery()),
        import('./HeadlineDialog'),
        loadWords(i18n, language, ['blocks', 'studio', 'errors']),
      ]);
      setWording((last) => ({ Dialog: HeadlineDialog, account, open: true, id: (last?.id ?? 0) + 1 }));
    } catch (error) {
      report(error);
    }
  };

  return (
    <>
      <IconButton aria-label={label} title={label} aria-haspopup="dialog" onClick={() => void open()}>
        <PenLine size={16} aria-hidden />
      </IconButton>
      {wording !== null && (
        <wording.Dialog
          key={wording.id}
          open={wording.open}
          account={wording.account}
          type={type}
          onClose={() => setWording({ ...wording, open: false })}
          onGone={() => setWording(null)}
        />
      )}
    </>
  );
}
