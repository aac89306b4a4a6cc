import { clsx } from 'clsx';
import { readStored, store } from '../../config/device-store';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { type Words } from '../../i18n/namespaces';
import { type Translation } from '../../i18n/translation';
import { buttonClasses } from '../buttons/button-classes';
import { externalBrowserUrl, inAppBrowser } from './in-app-browser';
import styles from './note-for-favorites.module.css';

/** The latest note; removed once dismissed. */
let shown: HTMLElement | null = null;

/** Whether this is an in-app browser in which the note was not dismissed. */
const isDue = () => inAppBrowser(navigator) !== null && readStored(STORAGE_KEYS.favoritesNote) === null;

/**
 * Warns in an in-app browser, until dismissed, that favorites may be lost there, with a link to the device's browser.
 * Written without React, so that it adds little to public documents.
 */
async function drawNote(address: URL): Promise<HTMLElement> {
  const isJapanese = document.documentElement.lang === 'ja';
  const [{ default: words }, { default: common }] = await (isJapanese
    ? Promise.all([import('../../i18n/locales/ja/in-app-browser'), import('../../i18n/locales/ja/common')])
    : Promise.all([import('../../i18n/locales/en/in-app-browser'), import('../../i18n/locales/en/common')]));
  const note = document.createElement('section');
  note.className = clsx(styles.note);
  note.ariaLabel = words.favorites.label;
  const text = document.createElement('p');
  text.className = clsx(styles.text);
  text.role = 'status';
  text.textContent = words.favorites.text;
  const ways = document.createElement('div');
  ways.className = clsx(styles.ways);
  const close = buttonNamed(words.close, () => {
    note.remove();
    try {
      store(STORAGE_KEYS.favoritesNote, '1');
    } catch {
      // Then it appears again after a reload.
    }
  });
  ways.append(close, wayOut(address, words.open, common));
  note.append(text, ways);
  return note;
}

/** Shows the note over a page after its first favorite, unless the page shows it. */
export default async function show(): Promise<void> {
  if (!isDue()) return;
  const note = await drawNote(new URL(window.location.href));
  if (shown?.isConnected === true) return;
  shown = note;
  note.classList.add(clsx(styles.floating));
  document.body.append(note);
}

/** Shows the note in an element of the favorites page. Its link opens that page. */
export async function showIn(place: HTMLElement, address: URL, signal: AbortSignal): Promise<void> {
  if (!isDue()) return;
  const note = await drawNote(address);
  if (signal.aborted) return;
  shown = note;
  place.replaceChildren(note);
}

function buttonNamed(name: string, press: () => void, variant?: 'outlined'): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = buttonClasses({ size: 'small', ...(variant && { variant }) });
  button.textContent = name;
  button.addEventListener('click', press);
  return button;
}

/** A link that opens the device's browser, or a button that copies the URL if there is no such link. */
function wayOut(
  address: URL,
  open: string,
  { actions, messages }: Translation<Words['common']>,
): HTMLElement {
  const outside = externalBrowserUrl(navigator.userAgent, address);
  if (outside === null) {
    const button = buttonNamed(actions.copyUrl, () => void copy(), 'outlined');
    const copy = async () => {
      const isCopied = await navigator.clipboard.writeText(address.href).then(
        () => true,
        () => false,
      );
      button.textContent = messages[isCopied ? 'COPY_SUCCESS' : 'UNKNOWN'];
    };
    return button;
  }
  const link = document.createElement('a');
  link.className = buttonClasses({ size: 'small', variant: 'outlined' });
  link.href = outside;
  link.textContent = open;
  return link;
}
