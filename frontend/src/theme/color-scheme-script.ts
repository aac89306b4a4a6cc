import { STORAGE_KEYS } from '../config/storage-keys';

/** The attribute of `<html>` with the current color scheme. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

/** The localStorage key of the choice: `system`, `light` or `dark`. */
export const COLOR_SCHEME_STORAGE_KEY = STORAGE_KEYS.colorScheme;

/** Sets the color scheme before the first paint. A constant: its hash is part of the content security policy. */
export const COLOR_SCHEME_SCRIPT = `(function(){var m;try{m=localStorage.getItem('${COLOR_SCHEME_STORAGE_KEY}')}catch(e){}var d=m==='dark'||(m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',d?'dark':'light')})()`;
