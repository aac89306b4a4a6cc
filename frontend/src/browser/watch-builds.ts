import { STORAGE_KEYS } from '../config/storage-keys';
import { BUILD_POLL_MS } from '../config/site';
import { hasUnsavedInput } from '../hooks/useUnsavedWarning';

const MANIFEST = '/builds/latest.json';

interface BuildWatch {
  /** The build that the page was made with. */
  build: string;
  reload?: () => void;
}

/** The build that a page would be made with now, or null where nobody can say. */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${MANIFEST}?t=${String(Date.now())}`, { cache: 'no-store' });
    if (!response.ok) return null;
    const manifest: unknown = await response.json();
    const build = typeof manifest === 'object' && manifest !== null && 'build' in manifest && manifest.build;
    return typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}

/**
 * Loads the page anew when a newer build is out, but never over words that nobody else has: those are waited for.
 * It happens once for each build, so that a page between two servers of different builds does not go back and forth.
 * Asked every minute, and when somebody comes back to the page; not while nobody looks at it. Answers how to stop.
 */
export function watchBuilds({ build, reload = () => window.location.reload() }: BuildWatch): () => void {
  const look = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const latest = await latestBuild();
    if (latest === null || latest === build || hasUnsavedInput()) return;
    if (window.sessionStorage.getItem(STORAGE_KEYS.reloadedFor) === latest) return;
    window.sessionStorage.setItem(STORAGE_KEYS.reloadedFor, latest);
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
