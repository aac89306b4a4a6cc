import { useDeferredValue } from 'react';
import { MarkedEntries, useEntryMarks } from '../../components/studio/preview/MarkedEntries';
import { usePublicLinks } from './api/public-links';
import { LinkList } from './components/LinkList';

/** A live preview of the links block, including links that visitors do not see. */
export function LinksPreview({ displayId, heading }: { displayId: string; heading: string }) {
  // Deferred, so that the editor renders first.
  const links = useDeferredValue(usePublicLinks(displayId).entries) ?? [];
  const placeOf = useEntryMarks(links);
  return links.length === 0 ? null : (
    <MarkedEntries>
      <LinkList links={links} headingAs="p" heading={heading} placeOf={placeOf} />
    </MarkedEntries>
  );
}
