import { hydratePage } from './app/hydrate-page';
import { reloadAfterLogOut } from './app/reload-after-log-out';
import { reloadOnMissingChunk } from './app/reload-on-missing-chunk';

reloadOnMissingChunk();
reloadAfterLogOut();
void hydratePage();
