import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_STORAGE_KEY } from './color-scheme-script';

/** The colours that somebody has chosen, or those of the device. */
type ColorSchemeChoice = 'system' | 'light' | 'dark';

const NIGHT = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

/** What is chosen on this device. */
export function readColorScheme(): ColorSchemeChoice {
  try {
    const chosen = window.localStorage.getItem(COLOR_SCHEME_STORAGE_KEY);
    return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
  } catch {
    // A browser may let no site keep anything.
    return 'system';
  }
}

/** Calls back when something else is chosen, here or in another window of the site. Answers how to stop that. */
export function onColorSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Shows the page in these colours, now and whenever it is opened on this device. */
export function chooseColorScheme(choice: ColorSchemeChoice): void {
  try {
    window.localStorage.setItem(COLOR_SCHEME_STORAGE_KEY, choice);
  } catch {
    // As long as the page is open it is shown in them all the same.
  }
  show(choice);
  for (const listener of listeners) listener();
}

function show(choice: ColorSchemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && window.matchMedia(NIGHT).matches);
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
}

/** Keeps the page in the colours that are chosen, where the device or another window changes them. */
export function followColorScheme(): () => void {
  const follow = () => show(readColorScheme());
  const device = window.matchMedia(NIGHT);
  // What has changed since the page was painted: its scripts come after that.
  follow();
  device.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  return () => {
    device.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}
