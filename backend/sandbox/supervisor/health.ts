import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 40;
const ANSWER_MS = 2000;

/** The address at which a server that listens on `host` can be reached. */
export function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

/** The status of a response, or null without one. */
export async function statusAt(
  host: string,
  port: number,
  path: string,
  timeout = ANSWER_MS,
): Promise<number | null> {
  return new Promise((resolve) => {
    const request = get({ host, port, path, timeout, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(null));
  });
}

/** Waits until the server is ready or the signal aborts. */
export async function untilReady(host: string, port: number, given: AbortSignal): Promise<void> {
  const isReady = async () => (await statusAt(reachableHost(host), port, '/health/ready')) === 200;
  while (!given.aborted && !(await isReady())) await sleep(POLL_MS);
}

/** Whether something listens on a port. */
export async function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Waits until something listens or the signal aborts. */
export async function untilListening(host: string, port: number, given: AbortSignal): Promise<void> {
  while (!given.aborted && !(await isListening(reachableHost(host), port))) await sleep(POLL_MS);
}
