import { type ComponentProps } from 'react';
import ReportDialog from '../features/contact/report/ReportDialog';
import { type Catalog } from '../i18n/catalog';
import { loadNamespaces } from '../i18n/load-namespaces';
import { IslandProviders } from './IslandProviders';
import { BASE_NAMESPACES } from './base-namespaces';

/** Loads the texts of the form; the dialog opens with all of them. */
export function loadTexts(catalog: Catalog): Promise<void> {
  return loadNamespaces(catalog, [...BASE_NAMESPACES, 'report', 'errors']);
}

/** The report form with all that it is made of, for documents. */
export default function ReportIsland(props: ComponentProps<typeof ReportDialog>) {
  return (
    <IslandProviders>
      <ReportDialog {...props} />
    </IslandProviders>
  );
}
