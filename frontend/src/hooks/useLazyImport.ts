import { useState } from 'react';
import { useSnackbar } from './useSnackbar';

/**
 * A part of a page that nobody needs before they ask for it: a dialog, say, with all that it is made of. Answers the part
 * as far as it is here, and the way to it: true where it is here now. Where it could not be had a message says so.
 *
 * @param load fetches it; what was fetched is not fetched again
 */
export function useLazyImport<Part>(load: () => Promise<Part>): [Part | null, () => Promise<boolean>] {
  const { show } = useSnackbar();
  const [part, setPart] = useState<Part | null>(null);
  const fetchPart = async () => {
    try {
      const fetched = await load();
      setPart(() => fetched);
      return true;
    } catch {
      show('UNKNOWN');
      return false;
    }
  };
  return [part, fetchPart];
}
