import { useEffect } from 'react';

/** Sets the document title; the server renders the same one. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
