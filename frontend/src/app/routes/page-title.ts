import { type ComponentType, createElement } from 'react';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useTranslation } from '../../i18n/useTranslation';
import { type RouteId } from './route-entry';

/** Pages that name themselves, after what they show. */
const SELF_NAMED = ['profile', 'content', 'newsDetail'] as const;

type SelfNamedId = (typeof SELF_NAMED)[number];

/** A page whose name is the same for everybody. */
export type FixedTitleId = Exclude<RouteId, SelfNamedId>;

/** Whether a page has a name of its own, whatever it shows. */
export function hasFixedTitle(id: RouteId): id is FixedTitleId {
  return !SELF_NAMED.some((name) => name === id);
}

/** The page, naming the tab while it is shown; a failure in its place names the tab itself. */
export function withTitle(id: RouteId, Page: ComponentType): ComponentType {
  if (!hasFixedTitle(id)) return Page;
  return function TitledPage() {
    const { t } = useTranslation('titles');
    useDocumentTitle(t(id));
    return createElement(Page);
  };
}
