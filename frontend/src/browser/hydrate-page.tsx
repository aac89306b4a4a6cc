import { type ReactNode, startTransition, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Hydrates the server-rendered page in a transition, which keeps it responsive. */
export function hydratePage(page: ReactNode): Promise<Root> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The document has no root element');
  return new Promise((resolve) => {
    startTransition(() => resolve(hydrateRoot(container, <StrictMode>{page}</StrictMode>)));
  });
}
