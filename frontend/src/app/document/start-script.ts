/** The template in which a document carries the scripts that it starts with. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/**
 * Fetches a page's scripts once the page has been painted, so that on a slow network nothing comes before what there is
 * to read and to look at. What nobody looks at is not painted: its scripts come at once. The script is the same on every
 * page: its hash is part of the content security policy.
 */
export const START_SCRIPT = `(function(){function s(){document.head.append(document.getElementById('${PAGE_SCRIPTS_ID}').content)}if(document.hidden)s();else requestAnimationFrame(function(){setTimeout(s)})})()`;
