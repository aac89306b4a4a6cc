import { createContext, useContext } from 'react';
import { type DocumentState } from '../config/document-state';
import { type DocumentData } from './document-data';

interface DocumentContextValue extends DocumentState {
  /** The URL of the LinkSwitch script; null if the document may not run it. */
  linkSwitch: string | null;
  data: DocumentData | null;
}

export const DocumentContext = createContext<DocumentContextValue>({
  status: 200,
  maintenance: null,
  linkSwitch: null,
  data: null,
});

/** The status and maintenance notice of the document. */
export function useDocumentState(): DocumentState {
  return useContext(DocumentContext);
}
