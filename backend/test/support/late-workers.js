import process from 'node:process';

/** The message with which jest-light-runner (0.8) configures its workers. */
const WORKER_DATA = 'jest-light-runner-worker-data';

/*
 * When the first worker asks for its data, the runner sends it to all workers, and then never again. On a busy machine,
 * a worker that is still loading may miss it and wait forever. So each worker keeps the message, and passes it on to
 * listeners that are added later.
 */
if (process.argv[1]?.endsWith('tinypool/dist/entry/process.js')) {
  let kept = null;
  const keep = (message) => {
    if (message?.type === WORKER_DATA) kept = message;
  };
  process.on('newListener', (event, listener) => {
    if (event !== 'message' || listener === keep) return;
    // Added with the first listener, since an earlier one would consume the first messages.
    if (!process.listeners('message').includes(keep)) process.on('message', keep);
    if (kept !== null) setImmediate(() => listener(kept));
  });
}
