import { STORAGE_KEYS } from '../config/storage-keys';

/** The attribute of `<html>` that says which colours are shown. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

/** Where the choice is kept on the device: `system`, `light` or `dark`. */
export const COLOR_SCHEME_STORAGE_KEY = STORAGE_KEYS.colorScheme;

/**
 * Runs before the first paint, so that no page flashes in the wrong colours. It is the same on every page and for
 * everybody: its hash is part of the content security policy.
 */
export const COLOR_SCHEME_SCRIPT = `(function(){var m;try{m=localStorage.getItem('${COLOR_SCHEME_STORAGE_KEY}')}catch(e){}var d=m==='dark'||(m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',d?'dark':'light')})()`;
