import { KEPT_NAMES } from '../config/kept-names';
import { BUILD_POLL_MS } from '../config/site';
import { hasUnsavedInput } from '../hooks/useUnsavedWarning';

const MANIFEST = '/builds/latest.json';

interface BuildWatch {
  /** The script that this page began with: it is named after everything that it can load. */
  entry: string;
  reload?: () => void;
}

/** The script that a page would begin with now, or null where nobody can say. */
async function latestEntry(): Promise<string | null> {
  try {
    const response = await fetch(`${MANIFEST}?t=${String(Date.now())}`, { cache: 'no-store' });
    if (!response.ok) return null;
    const manifest: unknown = await response.json();
    const entry = typeof manifest === 'object' && manifest !== null && 'entry' in manifest && manifest.entry;
    return typeof entry === 'string' ? entry : null;
  } catch {
    return null;
  }
}

/**
 * Loads the page anew when a newer build is out, but never over words that nobody else has: those are waited for.
 * It happens once for each build, so that a page between two servers of different builds does not go back and forth.
 * Asked every minute, and when somebody comes back to the page; not while nobody looks at it. Answers how to stop.
 */
export function watchBuilds({ entry, reload = () => window.location.reload() }: BuildWatch): () => void {
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const latest = await latestEntry();
    if (latest === null || latest === entry || hasUnsavedInput()) return;
    if (window.sessionStorage.getItem(KEPT_NAMES.reloadedFor) === latest) return;
    window.sessionStorage.setItem(KEPT_NAMES.reloadedFor, latest);
    reload();
  };
  const onLook = () => void look();
  const timer = setInterval(onLook, BUILD_POLL_MS);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onLook);
  };
}
