import { useEffect } from 'react';

/** Names the tab. The server writes the same title into the page's head. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
