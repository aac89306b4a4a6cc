import { followColorScheme } from '../theme/color-scheme';
import { reloadAfterLogOut } from './reload-after-log-out';
import { watchBuilds } from './watch-builds';
import { watchMaintenance } from './watch-maintenance';

interface StartOptions {
  /** The build that the page was made with; null while pages are being worked on: there is none to follow. */
  build: string | null;
  /** Whether the document is the page of maintenance. */
  isClosedPage?: boolean;
}

/** What every page of both fronts does in the browser, whatever is on it. */
export function startPage({ build, isClosedPage = false }: StartOptions): void {
  reloadAfterLogOut();
  followColorScheme();
  watchMaintenance({ isClosedPage });
  if (build !== null) watchBuilds({ build });
}
