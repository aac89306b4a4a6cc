import { useState } from 'react';
import { useSnackbar } from './useSnackbar';

/**
 * Imports a part of the page on demand, such as a dialog. Shows a message if that fails.
 *
 * @returns the part, null until it is loaded, and a function that loads it and resolves to whether it is loaded
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
