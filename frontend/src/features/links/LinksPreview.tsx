import { usePublicLinks } from './api/public-links';
import { LinkList } from './components/LinkList';

interface LinksPreviewProps {
  displayId: string;
  /** The creator's own words over the block. */
  headline: string | null;
}

/** The links as the page shows them: a picture of the page, following every change. */
export function LinksPreview({ displayId, headline }: LinksPreviewProps) {
  const { entries: links = [] } = usePublicLinks(displayId);
  return links.length === 0 ? null : <LinkList links={links} headingAs="p" headline={headline} />;
}
