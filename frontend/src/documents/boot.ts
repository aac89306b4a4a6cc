import { type DocumentState } from '../config/document-state';
import { type BootData } from '../config/boot-data';
import { type DocumentData } from './document-data';

/** The kinds of documents. Failures and maintenance can appear at any address. */
export type DocumentKind = DocumentData['kind'] | 'failure' | 'maintenance';

/** The boot data of a document. */
export interface DocumentBoot extends BootData, DocumentState {
  kind: DocumentKind;
  /** The page data; null if the document has only texts. */
  data: DocumentData | null;
  /** The URL of the LinkSwitch script, if the document may run it. */
  linkSwitch: string | null;
}
