import { STORAGE_KEYS } from '../config/storage-keys';
import { BUILD_POLL_MS } from '../config/site';
import { hasUnsavedInput } from '../hooks/useUnsavedWarning';

const MANIFEST = '/builds/latest.json';

interface BuildWatch {
  /** The build that rendered the page. */
  build: string;
  reload?: () => void;
}

/** The latest build, or null if it cannot be read. */
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
 * Reloads the page when a newer build is out and no input would be lost; once per build, so that servers with different
 * builds cause no loop. Checks every minute while the page is visible. Returns a function that stops it.
 */
export function watchBuilds({ build, reload = () => window.location.reload() }: BuildWatch): () => void {
  const check = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') return;
    const latest = await latestBuild();
    if (latest === null || latest === build || hasUnsavedInput()) return;
    if (window.sessionStorage.getItem(STORAGE_KEYS.reloadedFor) === latest) return;
    window.sessionStorage.setItem(STORAGE_KEYS.reloadedFor, latest);
    reload();
  };
  const onCheck = () => void check();
  const timer = setInterval(onCheck, BUILD_POLL_MS);
  document.addEventListener('visibilitychange', onCheck);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onCheck);
  };
}
