import process from 'node:process';

/** The message by which jest-light-runner (0.8) tells its workers what they run. */
const WORKER_DATA = 'jest-light-runner-worker-data';

/*
 * Whichever worker asks for its data first, the runner tells all of them, and then none any more. A worker that is still
 * loading misses it, asks in vain and waits for ever, on a busy machine now and then. So a worker keeps the message, and
 * passes it on to whoever listens later.
 */
if (process.argv[1]?.endsWith('tinypool/dist/entry/process.js')) {
  let kept = null;
  const keep = (message) => {
    if (message?.type === WORKER_DATA) kept = message;
  };
  process.on('newListener', (event, listener) => {
    if (event !== 'message' || listener === keep) return;
    // Beside the first listener: it must not take the first messages from it.
    if (!process.listeners('message').includes(keep)) process.on('message', keep);
    if (kept !== null) setImmediate(() => listener(kept));
  });
}
