import { hydratePage } from './app/hydrate-page';
import { reloadAfterLogOut } from './app/reload-after-log-out';
import { watchBuilds } from './app/watch-builds';

reloadAfterLogOut();
// What is being worked on has no builds to follow.
if (import.meta.env.PROD) watchBuilds({ entry: new URL(import.meta.url).pathname });
void hydratePage();
