import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

/** The error of a form, scrolled into view when it appears. */
export function FormFailure({ children }: { children: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children !== null) box.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <div role="alert">
      {children !== null && (
        <Alert ref={box} severity="error" role="none" sx={{ scrollMarginBlock: 24 }}>
          {children}
        </Alert>
      )}
    </div>
  );
}
