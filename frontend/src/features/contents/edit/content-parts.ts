import { PAGE_BLOCK_HEADING } from '../../../components/page/page-block-heading';
import { shownInside, shownPart, type ShownParts } from '../../../components/studio/preview/shown-targets';
import pageStyles from '../ContentPage.module.css';
import mediaStyles from '../page/ContentMedia.module.css';
import hashTagStyles from '../page/HashTags.module.css';

const headlineOf = (block: 'item' | 'content') =>
  `${shownInside({ kind: 'block', id: block })} ${PAGE_BLOCK_HEADING}`;

/** The parts of a content's page, for its preview. */
export function contentParts(contentId: number): ShownParts {
  const title = `.${String(pageStyles.title)}`;
  return [
    shownPart({ kind: 'content', id: contentId }, `.${String(mediaStyles.stage)}`),
    // Service and date, which cannot be edited either.
    shownPart({ kind: 'content', id: contentId }, `.${String(pageStyles.origin)}`),
    shownPart({ kind: 'part', id: 'title' }, title),
    shownPart({ kind: 'part', id: 'text' }, `.${String(pageStyles.text)}`),
    // The name may show the whole text.
    shownPart({ kind: 'part', id: 'text' }, title),
    shownPart({ kind: 'part', id: 'hashTags' }, `.${String(hashTagStyles.list)}`),
    shownPart({ kind: 'part', id: 'itemsHeadline' }, headlineOf('item')),
    shownPart({ kind: 'part', id: 'othersHeadline' }, headlineOf('content')),
  ];
}
