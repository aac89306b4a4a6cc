import { usePublicLinks } from './api/public-links';
import { LinkList } from './components/LinkList';

interface LinksPreviewProps {
  displayId: string;
  /** The heading of the block; null for the default. */
  headline: string | null;
}

/** A live preview of the links block. */
export function LinksPreview({ displayId, headline }: LinksPreviewProps) {
  const { entries: links = [] } = usePublicLinks(displayId);
  return links.length === 0 ? null : <LinkList links={links} headingAs="p" headline={headline} />;
}
