import { type ComponentProps } from 'react';
import ReportDialog from '../features/contact/report/ReportDialog';
import { type Catalog } from '../i18n/catalog';
import { loadNamespaces } from '../i18n/load-namespaces';
import { IslandProviders } from './IslandProviders';
import { BASE_NAMESPACES } from './base-namespaces';

/** Loads the dialog's texts. */
export function loadTexts(catalog: Catalog): Promise<void> {
  return loadNamespaces(catalog, [...BASE_NAMESPACES, 'report', 'errors']);
}

/** The report dialog, for documents. */
export default function ReportIsland(props: ComponentProps<typeof ReportDialog>) {
  return (
    <IslandProviders>
      <ReportDialog {...props} />
    </IslandProviders>
  );
}
