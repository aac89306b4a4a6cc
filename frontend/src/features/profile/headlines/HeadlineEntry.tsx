import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { loadNamespaces } from '../../../i18n/load-namespaces';
import { useCatalog, useTranslation } from '../../../i18n/useTranslation';
import { type HeadlineType } from '../api/headlines';
import { type OwnAccount, ownAccountQuery } from '../../../api/own-account';
import { type HeadlineDialog } from './HeadlineDialog';

/** The state of the open dialog. */
interface Wording {
  Dialog: typeof HeadlineDialog;
  account: OwnAccount;
  open: boolean;
  /** Resets the state on every opening. */
  id: number;
}

interface HeadlineEntryProps {
  type: HeadlineType;
  /** The current headline of the block. */
  heading: string;
}

/** The owner's button to edit a headline of a public page. The dialog is loaded on demand. */
export default function HeadlineEntry({ type, heading }: HeadlineEntryProps) {
  const { t } = useTranslation('content');
  const catalog = useCatalog();
  const queryClient = useQueryClient();
  const report = useFailureReport();
  const [wording, setWording] = useState<Wording | null>(null);

  const label = t('editHeadline', { heading });

  const open = async () => {
    try {
      const [account, { HeadlineDialog }] = await Promise.all([
        queryClient.query(ownAccountQuery()),
        import('./HeadlineDialog'),
        loadNamespaces(catalog, ['blocks', 'studio', 'errors']),
      ]);
      setWording((last) => ({ Dialog: HeadlineDialog, account, open: true, id: (last?.id ?? 0) + 1 }));
    } catch (error) {
      report(error);
    }
  };

  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-haspopup="dialog" onClick={() => void open()}>
          <PenLine size={16} aria-hidden />
        </IconButton>
      </Tooltip>
      {wording !== null && (
        <wording.Dialog
          key={wording.id}
          open={wording.open}
          account={wording.account}
          type={type}
          onClose={() => setWording({ ...wording, open: false })}
          onExited={() => setWording(null)}
        />
      )}
    </>
  );
}
