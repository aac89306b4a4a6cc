import { onStoreChange, readStored, store } from '../config/device-store';
import { STORAGE_KEYS } from '../config/storage-keys';
import { COLOR_SCHEME_ATTRIBUTE } from './color-scheme-script';

type ColorSchemeChoice = 'system' | 'light' | 'dark';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The choice on this device. */
export function readColorScheme(): ColorSchemeChoice {
  const chosen = readStored(STORAGE_KEYS.colorScheme);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies and stores a color scheme. */
export function chooseColorScheme(choice: ColorSchemeChoice): void {
  try {
    store(STORAGE_KEYS.colorScheme, choice);
  } catch {
    // Without storage it applies to this page only.
  }
  show(choice);
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
  const unsubscribe = onStoreChange(follow);
  return () => {
    device.removeEventListener('change', follow);
    unsubscribe();
  };
}
