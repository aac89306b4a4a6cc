import { usePublicLinks } from './api/public-links';
import { LinkList } from './components/LinkList';

/** A live preview of the links block. */
export function LinksPreview({ displayId, heading }: { displayId: string; heading: string }) {
  const { entries: links = [] } = usePublicLinks(displayId);
  return links.length === 0 ? null : <LinkList links={links} headingAs="p" heading={heading} />;
}
