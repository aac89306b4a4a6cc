import { HELD_PAGE_ATTRIBUTE } from '../../theme/held-page';

/** The template in which a document carries the scripts that it starts with. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/**
 * Fetches a page's scripts once the page has been painted, so that on a slow network nothing comes before what there is
 * to read and to look at. What is not painted, since nobody looks at it or since it is held back, has them at once. The
 * script is the same on every page: its hash is part of the content security policy.
 */
export const START_SCRIPT = `(function(){var d=document;function s(){d.head.append(d.getElementById('${PAGE_SCRIPTS_ID}').content)}if(d.hidden||d.documentElement.hasAttribute('${HELD_PAGE_ATTRIBUTE}'))s();else requestAnimationFrame(function(){setTimeout(s)})})()`;
