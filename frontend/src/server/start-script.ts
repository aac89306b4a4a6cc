import { CLOAK_ATTRIBUTE } from '../theme/page-cloak';

/** The template in which a document carries the scripts that it starts with. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/** How many of them are asked for at a time: each keeps the browser from its work for a moment. */
const SLICE = 4;

/**
 * Fetches a page's scripts once the page has been painted, so that on a slow network nothing comes before what there is
 * to read and to look at. What is not painted, since nobody looks at it or since it is held back, has them all at once.
 * The script is the same on every page: its hash is part of the content security policy.
 */
export const START_SCRIPT = `(function(){var d=document;function a(n){for(var c=d.getElementById('${PAGE_SCRIPTS_ID}').content.children;c[0]&&n--;)d.head.append(c[0]);return c[0]}function s(){if(a(${SLICE}))setTimeout(s)}if(d.hidden||d.documentElement.hasAttribute('${CLOAK_ATTRIBUTE}'))a(1/0);else requestAnimationFrame(function(){setTimeout(s)})})()`;
