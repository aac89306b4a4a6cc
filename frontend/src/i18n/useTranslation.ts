import { createContext, useContext } from 'react';
import { type Language } from '@hitohira/backend/rules';
import { type Catalog, type Namespaces, type Translate } from './catalog';

export const CatalogContext = createContext<Catalog | null>(null);

/** The catalog of the page, for components that load more namespaces. */
export function useCatalog(): Catalog {
  const catalog = useContext(CatalogContext);
  if (catalog === null) throw new Error('useCatalog needs a CatalogContext above it');
  return catalog;
}

/**
 * The texts of some namespaces, and the language they are in.
 *
 *     const { t } = useTranslation(['profile', 'common']);
 *     t('share'); t('common:actions.copyUrl');
 */
export function useTranslation<const Ns extends Namespaces = 'common'>(
  ...[namespaces]: Ns extends 'common' ? [Ns?] : [Ns]
): { t: Translate<Ns>; language: Language } {
  const catalog = useCatalog();
  return { t: catalog.in((namespaces ?? 'common') as Ns), language: catalog.language };
}
