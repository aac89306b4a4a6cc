import { CLOAK_ATTRIBUTE } from '../theme/page-cloak';

/** The id of the template with the page's scripts. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/** How many are inserted per task, to keep the browser responsive. */
const BATCH = 4;

/**
 * Loads a page's scripts after the first paint, so that they do not compete with its content; at once if the page is
 * hidden or cloaked. A constant: its hash is part of the content security policy.
 */
export const START_SCRIPT = `(function(){var d=document;function a(n){for(var c=d.getElementById('${PAGE_SCRIPTS_ID}').content.children;c[0]&&n--;)d.head.append(c[0]);return c[0]}function s(){if(a(${BATCH}))setTimeout(s)}if(d.hidden||d.documentElement.hasAttribute('${CLOAK_ATTRIBUTE}'))a(1/0);else requestAnimationFrame(function(){setTimeout(s)})})()`;
