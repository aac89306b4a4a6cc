import { startTransition, useEffect, useState } from 'react';

/** An object URL for a file; revoked when the file changes or the component unmounts. */
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
