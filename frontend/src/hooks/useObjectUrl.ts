import { startTransition, useEffect, useState } from 'react';

/** The address under which the page shows a file that is nowhere else yet; given back when nothing shows it any more. */
export function useObjectUrl(file: Blob | null): string | null {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null);

  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    startTransition(() => setShown({ file, url }));
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return shown?.file === file ? shown.url : null;
}
