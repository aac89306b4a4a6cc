/** React's own part of the start, for itself: a module that is fetched later keeps no more of a package than it names. */
export { hydrateRoot } from 'react-dom/client';
