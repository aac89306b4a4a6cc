import { STORAGE_KEYS } from '../config/storage-keys';

/** The attribute of `<html>` with the current color scheme. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

/** Sets the color scheme before the first paint. A constant: its hash is part of the content security policy. */
export const COLOR_SCHEME_SCRIPT = `(function(){var m;try{m=localStorage.getItem('${STORAGE_KEYS.colorScheme}')}catch(e){}var d=m==='dark'||(m!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',d?'dark':'light')})()`;
