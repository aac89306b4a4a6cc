import { type Link } from '../api/generated/model/link';
import { type ReportTarget } from '../features/contact/report/report-target';
import { type ContentTile } from '../features/contents/api/public-contents';
import { contentName } from '../features/contents/content-name';
import { type Item } from '../features/items/api/public-items';
import { nameOfLink } from '../features/links/link-name';
import { type Catalog } from '../i18n/catalog';

/** As much of an address as tells things apart. */
const ADDRESS_LENGTH = 60;

interface PageOwner {
  displayId: string;
  displayName: string;
}

/** What a page has read of its lists. */
interface ReadLists {
  contents?: readonly ContentTile[] | undefined;
  items?: readonly Item[] | undefined;
  links?: readonly Link[] | undefined;
}

/** What can be reported of a page: what it has read of itself, with what each thing is called. Nothing is asked for it. */
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
  // Several of one shop would be called the same.
  const ofItem = ({ itemId, name, url }: Item): ReportTarget => ({
    kind: 'item',
    id: String(itemId),
    name: name ?? (url ?? '').replace(/^https?:\/\/(?:www\.)?/, '').slice(0, ADDRESS_LENGTH),
  });

  return {
    ofContent,
    ofItem,
    /** The page of a creator, and all that stands on it. */
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
    /** The page of a content, with what is recommended there, and whose it is. */
    ofContentPage: (
      owner: PageOwner,
      content: Pick<ContentTile, 'contentId' | 'title' | 'provider' | 'publishedAt'>,
      { items = [] }: ReadLists,
    ): ReportTarget[] => [ofContent(content), ...items.map(ofItem), ofProfile(owner)],
  };
}

export type PageTargets = ReturnType<typeof pageTargets>;
