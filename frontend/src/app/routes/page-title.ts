import { type ComponentType, createElement } from 'react';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useTranslation } from '../../i18n/useTranslation';
import { type RouteId } from './route-entry';

/** Pages that set their own title, by their data. */
const DYNAMIC = ['profile', 'content', 'newsDetail'] as const;

type DynamicTitleId = (typeof DYNAMIC)[number];

/** A page with a fixed title. */
export type FixedTitleId = Exclude<RouteId, DynamicTitleId>;

export function hasFixedTitle(id: RouteId): id is FixedTitleId {
  return !DYNAMIC.some((name) => name === id);
}

/** Sets the document title while the page is shown. */
export function withTitle(id: RouteId, Page: ComponentType): ComponentType {
  if (!hasFixedTitle(id)) return Page;
  return function TitledPage() {
    const { t } = useTranslation('titles');
    useDocumentTitle(t(id));
    return createElement(Page);
  };
}
