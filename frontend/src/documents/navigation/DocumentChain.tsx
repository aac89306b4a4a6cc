import { type ComponentType, useEffect, useState } from 'react';

interface DocumentChainProps {
  /** False if the server has just failed. */
  enabled: boolean;
}

/**
 * What every document does once it is hydrated. Nothing of it is visible at first, so its code loads after hydration.
 */
export function DocumentChain({ enabled }: DocumentChainProps) {
  const [Chain, setChain] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!enabled) return;
    let left = false;
    import('./Chain').then(
      (loaded) => {
        if (!left) setChain(() => loaded.Chain);
      },
      // The document is complete without it.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [enabled]);
  return Chain !== null && <Chain />;
}
