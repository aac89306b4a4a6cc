import { type DocumentState } from '../config/document-state';
import { type BootData } from '../config/boot-data';
import { type DocumentData } from './document-data';

/** The documents that there are. A failure and the page of maintenance stand at any address. */
export type DocumentKind = DocumentData['kind'] | 'failure' | 'maintenance';

/** What the browser needs to hydrate a document. */
export interface DocumentBoot extends BootData, DocumentState {
  kind: DocumentKind;
  /** What it was made from; null where it is made of words alone. */
  data: DocumentData | null;
  /** The address of the script with which its creator earns, where the document may run it. */
  linkSwitch: string | null;
}
