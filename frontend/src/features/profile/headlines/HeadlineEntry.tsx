import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useDialogFor } from '../../../hooks/useDialogFor';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { loadNamespaces } from '../../../i18n/load-namespaces';
import { useCatalog, useTranslation } from '../../../i18n/useTranslation';
import { type HeadlineType } from '../api/headlines';
import { type OwnAccount, ownAccountQuery } from '../../../api/own-account';
import { type HeadlineDialog } from './HeadlineDialog';

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
  const { dialog, open } = useDialogFor<{ Dialog: typeof HeadlineDialog; account: OwnAccount }>();
  const label = t('editHeadline', { heading });

  const load = async () => {
    try {
      const [account, { HeadlineDialog }] = await Promise.all([
        queryClient.query(ownAccountQuery()),
        import('./HeadlineDialog'),
        loadNamespaces(catalog, ['blocks', 'studio', 'errors']),
      ]);
      open({ Dialog: HeadlineDialog, account });
    } catch (error) {
      report(error);
    }
  };

  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-haspopup="dialog" onClick={() => void load()}>
          <PenLine size={16} aria-hidden />
        </IconButton>
      </Tooltip>
      {dialog && (
        <dialog.subject.Dialog
          key={dialog.id}
          account={dialog.subject.account}
          type={type}
          {...dialog.control}
        />
      )}
    </>
  );
}
