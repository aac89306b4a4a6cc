import { usePublicLinks } from './api/public-links';
import { LinkList } from './components/LinkList';

/** The links as the page shows them: a picture of the page, following every change. */
export function LinksPreview({ displayId }: { displayId: string }) {
  const { entries: links = [] } = usePublicLinks(displayId);
  return links.length === 0 ? null : <LinkList links={links} headingAs="p" />;
}
