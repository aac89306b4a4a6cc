import { type ReportTarget } from '../features/contact/report/report-target';
import { type ContentTile } from '../features/contents/api/public-contents';
import { type NamedContent, nameOfContent } from '../features/contents/content-name';
import { type Item } from '../features/items/api/public-items';
import { nameOfItem } from '../components/text/item-name';
import { type ShownLink } from '../features/links/api/public-links';
import { nameOfLink } from '../features/links/link-name';
import { type Catalog } from '../i18n/catalog';

interface PageOwner {
  displayId: string;
  displayName: string;
}

type TargetContent = NamedContent & Pick<ContentTile, 'contentId'>;

/** The loaded lists of a page. */
interface ReadLists {
  contents?: readonly ContentTile[] | undefined;
  items?: readonly Item[] | undefined;
  links?: readonly ShownLink[] | undefined;
}

/** Numbers targets of the same name, which items without one share. */
function withNumbers(targets: readonly ReportTarget[]): ReportTarget[] {
  const seen = new Map<string, number>();
  return targets.map((target) => {
    const count = (seen.get(target.name) ?? 0) + 1;
    seen.set(target.name, count);
    return count === 1 ? target : { ...target, name: `${target.name} (${String(count)})` };
  });
}

/** Builds the report targets of a page from its loaded data. */
export function pageTargets(catalog: Catalog) {
  const t = catalog.in('profile');

  const ofProfile = ({ displayId, displayName }: PageOwner): ReportTarget => ({
    kind: 'profile',
    id: displayId,
    name: `${displayName} (@${displayId})`,
  });
  const ofContent = (content: TargetContent): ReportTarget => ({
    kind: 'content',
    id: String(content.contentId),
    name: nameOfContent(t, catalog.language, content),
  });
  const ofItems = (items: readonly Item[]): ReportTarget[] =>
    withNumbers(items.map((item) => ({ kind: 'item', id: String(item.itemId), name: nameOfItem(t, item) })));

  return {
    ofContent,
    ofItems,
    /** A creator's page and everything on it. */
    ofProfilePage: (
      owner: PageOwner,
      { contents = [], items = [], links = [] }: ReadLists,
    ): ReportTarget[] => [
      ofProfile(owner),
      ...contents.map(ofContent),
      ...ofItems(items),
      ...links.map((link): ReportTarget => ({
        kind: 'link',
        id: String(link.linkId),
        name: nameOfLink(link) ?? t('headlines.LINK'),
      })),
    ],
    /** A content, its items and its creator. */
    ofContentPage: (owner: PageOwner, content: TargetContent, { items = [] }: ReadLists): ReportTarget[] => [
      ofContent(content),
      ...ofItems(items),
      ofProfile(owner),
    ],
  };
}

export type PageTargets = ReturnType<typeof pageTargets>;
