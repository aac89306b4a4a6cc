// For HEALTHCHECK: exits with 0 when the server is ready.
import process from 'node:process';

const TIMEOUT_MS = 4000;

const ready = await fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`, {
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = ready ? 0 : 1;
