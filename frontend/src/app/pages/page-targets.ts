import { type QueryClient } from '@tanstack/react-query';
import { type i18n as I18n } from 'i18next';
import { type ReportTarget } from '../../features/contact/report/report-target';
import { type ContentTile, publicContentsQuery } from '../../features/contents/api/public-contents';
import { contentName } from '../../features/contents/content-name';
import { contentItemsQuery } from '../../features/items/api/content-items';
import { type Item, publicItemsQuery } from '../../features/items/api/public-items';
import { publicLinksQuery } from '../../features/links/api/public-links';
import { nameOfLink } from '../../features/links/link-name';

/** As much of an address as tells things apart. */
const ADDRESS_LENGTH = 60;

interface PageOwner {
  displayId: string;
  displayName: string;
}

/** What was read of a list, part by part. */
interface ReadList<Entry> {
  pages: { results: Entry[] }[];
}

const entriesOf = <Entry>(list: ReadList<Entry> | undefined): Entry[] =>
  list?.pages.flatMap(({ results }) => results) ?? [];

/** What can be reported of a page: what it has read of itself, with what each thing is called. Nothing is asked for it. */
export function pageTargets(queryClient: QueryClient, i18n: I18n) {
  const t = i18n.getFixedT(null, 'profile');

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
    name: contentName(t, i18n.language, content),
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
    ofProfilePage: (owner: PageOwner): ReportTarget[] => {
      const { displayId } = owner;
      const links = entriesOf(queryClient.getQueryData(publicLinksQuery(displayId).queryKey));
      return [
        ofProfile(owner),
        ...entriesOf(queryClient.getQueryData(publicContentsQuery(displayId).queryKey)).map(ofContent),
        ...entriesOf(queryClient.getQueryData(publicItemsQuery(displayId).queryKey)).map(ofItem),
        ...links.map((link): ReportTarget => ({
          kind: 'link',
          id: String(link.linkId),
          name: nameOfLink(link) ?? t('headlines.LINK'),
        })),
      ];
    },
    /** The page of a content, with what is recommended there, and whose it is. */
    ofContentPage: (
      owner: PageOwner,
      content: Pick<ContentTile, 'contentId' | 'title' | 'provider' | 'publishedAt'>,
    ): ReportTarget[] => [
      ofContent(content),
      ...entriesOf(queryClient.getQueryData(contentItemsQuery(content.contentId).queryKey)).map(ofItem),
      ofProfile(owner),
    ],
  };
}

export type PageTargets = ReturnType<typeof pageTargets>;
