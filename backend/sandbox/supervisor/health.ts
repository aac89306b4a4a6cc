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

async function isReady(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(
      { host, port, path: '/health/ready', timeout: ANSWER_MS, agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

/** Waits until the server is ready or the signal aborts. */
export async function untilReady(host: string, port: number, given: AbortSignal): Promise<void> {
  while (!given.aborted && !(await isReady(reachableHost(host), port))) await sleep(POLL_MS);
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
