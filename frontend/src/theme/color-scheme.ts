import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_STORAGE_KEY } from './color-scheme-script';

type ColorSchemeChoice = 'system' | 'light' | 'dark';

const DARK_QUERY = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

/** The choice on this device. */
export function readColorScheme(): ColorSchemeChoice {
  try {
    const chosen = window.localStorage.getItem(COLOR_SCHEME_STORAGE_KEY);
    return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
  } catch {
    // Storage is blocked.
    return 'system';
  }
}

/** Subscribes to changes of the choice, here or in another window. Returns a function that unsubscribes. */
export function onColorSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Applies and stores a color scheme. */
export function chooseColorScheme(choice: ColorSchemeChoice): void {
  try {
    window.localStorage.setItem(COLOR_SCHEME_STORAGE_KEY, choice);
  } catch {
    // Without storage it applies to this page only.
  }
  show(choice);
  for (const listener of listeners) listener();
}

function show(choice: ColorSchemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && window.matchMedia(DARK_QUERY).matches);
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
}

/** Applies the choice and follows changes of the device and of other windows. Returns a function that stops it. */
export function followColorScheme(): () => void {
  const follow = () => show(readColorScheme());
  const device = window.matchMedia(DARK_QUERY);
  // It may have changed since the page was painted.
  follow();
  device.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  return () => {
    device.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}
