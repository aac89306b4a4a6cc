import './theme/tokens.css';
import './theme/base.css';
import { loadChunk } from './app/load-chunk';
import { reloadAfterLogOut } from './app/reload-after-log-out';
import { watchBuilds } from './app/watch-builds';

/** What every page is made of, in the order in which it builds on itself. It has been fetched with the page. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./app/hydrate-root'),
  () => import('./app/routes/page-router'),
];

/** Lets the browser do first what has come up meanwhile. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** Starts the parts one after the other: in between the browser answers whoever uses the page already. */
async function start(): Promise<void> {
  for (const fetchPart of PARTS) {
    await loadChunk(fetchPart);
    await nextTask();
  }
  const { hydratePage, followMaintenance } = await loadChunk(() => import('./app/hydrate-page'));
  await hydratePage();
  await followMaintenance();
}

reloadAfterLogOut();
// What is being worked on has no builds to follow.
if (import.meta.env.PROD) watchBuilds({ entry: new URL(import.meta.url).pathname });
void start();
