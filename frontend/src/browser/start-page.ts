import { followColorScheme } from '../theme/color-scheme';
import { reloadAfterLogOut } from './reload-after-log-out';
import { watchBuilds } from './watch-builds';
import { watchMaintenance } from './watch-maintenance';

interface StartOptions {
  /** The build that rendered the page; null in development. */
  build: string | null;
  /** Whether this is the maintenance page. */
  isClosedPage?: boolean;
}

/** Starts what every page does in the browser. */
export function startPage({ build, isClosedPage = false }: StartOptions): void {
  reloadAfterLogOut();
  followColorScheme();
  watchMaintenance({ isClosedPage });
  if (build !== null) watchBuilds({ build });
}
