import { type Link } from '../api/generated/model/link';
import { type ReportTarget } from '../features/contact/report/report-target';
import { type ContentTile } from '../features/contents/api/public-contents';
import { contentName } from '../features/contents/content-name';
import { type Item } from '../features/items/api/public-items';
import { nameOfLink } from '../features/links/link-name';
import { type Catalog } from '../i18n/catalog';

const ADDRESS_LENGTH = 60;

interface PageOwner {
  displayId: string;
  displayName: string;
}

/** The loaded lists of a page. */
interface ReadLists {
  contents?: readonly ContentTile[] | undefined;
  items?: readonly Item[] | undefined;
  links?: readonly Link[] | undefined;
}

/** Builds the report targets of a page from its loaded data. */
export function pageTargets(catalog: Catalog) {
  const t = catalog.in('profile');

  const ofProfile = ({ displayId, displayName }: PageOwner): ReportTarget => ({
    kind: 'profile',
    id: displayId,
    name: `${displayName} (@${displayId})`,
  });
  const ofContent = (
    content: Pick<ContentTile, 'contentId' | 'title' | 'provider' | 'publishedAt'>,
  ): ReportTarget => ({
    kind: 'content',
    id: String(content.contentId),
    name: contentName(t, catalog.language, content),
  });
  // The host alone would not be unique.
  const ofItem = ({ itemId, name, url }: Item): ReportTarget => ({
    kind: 'item',
    id: String(itemId),
    name: name ?? (url ?? '').replace(/^https?:\/\/(?:www\.)?/, '').slice(0, ADDRESS_LENGTH),
  });

  return {
    ofContent,
    ofItem,
    /** A creator's page and everything on it. */
    ofProfilePage: (
      owner: PageOwner,
      { contents = [], items = [], links = [] }: ReadLists,
    ): ReportTarget[] => [
      ofProfile(owner),
      ...contents.map(ofContent),
      ...items.map(ofItem),
      ...links.map((link): ReportTarget => ({
        kind: 'link',
        id: String(link.linkId),
        name: nameOfLink(link) ?? t('headlines.LINK'),
      })),
    ],
    /** A content, its items and its creator. */
    ofContentPage: (
      owner: PageOwner,
      content: Pick<ContentTile, 'contentId' | 'title' | 'provider' | 'publishedAt'>,
      { items = [] }: ReadLists,
    ): ReportTarget[] => [ofContent(content), ...items.map(ofItem), ofProfile(owner)],
  };
}

export type PageTargets = ReturnType<typeof pageTargets>;
