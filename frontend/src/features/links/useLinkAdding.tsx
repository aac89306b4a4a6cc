import { useQueryClient } from '@tanstack/react-query';
import { type RefObject } from 'react';
import { useLazyDialog } from '../../hooks/useLazyDialog';
import { loadNamespaces } from '../../i18n/load-namespaces';
import { useCatalog } from '../../i18n/useTranslation';
import { linkTypesQuery } from './api/link-types';
import { interruptedLink } from './form/link-draft';

interface LinkAddingOptions {
  accountId: string;
  displayId: string;
  /** Receives the focus when the trigger of the dialog was removed. */
  home: RefObject<HTMLElement | null>;
}

/** Adds a link in a dialog that is loaded on demand. Opens by itself to resume an interrupted draft. */
export function useLinkAdding({ accountId, displayId, home }: LinkAddingOptions) {
  const catalog = useCatalog();
  const queryClient = useQueryClient();
  const { chunk, dialog, open } = useLazyDialog({
    load: async () => {
      const [module] = await Promise.all([
        import('./form/LinkDialog'),
        loadNamespaces(catalog, ['linkEditor', 'profile', 'pictures', 'errors']),
        // The dialog itself reports a failure.
        queryClient.query(linkTypesQuery()).catch(() => null),
      ]);
      return module;
    },
    fallback: home,
    // Only for new links: drafts of existing ones are resumed in the links editor.
    interrupted: () => (interruptedLink(accountId) === null ? null : undefined),
  });
  return {
    begin: () => open(null),
    dialog: chunk && dialog && (
      <chunk.LinkDialog
        key={dialog.id}
        {...dialog.control}
        accountId={accountId}
        displayId={displayId}
        link={null}
      />
    ),
  };
}
