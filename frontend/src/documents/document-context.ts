import { createContext, useContext } from 'react';
import { type DocumentState } from '../config/document-state';

/** What the server made of the address, and what the document may run. */
interface DocumentContextValue extends DocumentState {
  /** The address of the script with which its creator earns; null where the document may not run it. */
  linkSwitch: string | null;
}

export const DocumentContext = createContext<DocumentContextValue>({
  status: 200,
  maintenance: null,
  linkSwitch: null,
});

/** What the server made of the address that the document stands at. */
export function useDocumentState(): DocumentState {
  return useContext(DocumentContext);
}
