import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { type BareAnswer } from './bare-responder.js';
import { type PlainReaderOrder } from './plain-reader.js';

/** A program that the product is compared with. */
export interface Baseline {
  child: ChildProcess;
  origin: string;
}

/** Starts a `node:http` program that answers every request with the same bytes: what a request costs at the least. */
export function startBareResponder(answer: BareAnswer): Promise<Baseline> {
  return start('bare-responder.js', answer);
}

/** Starts a program by hand that makes the same reads, on a pool as large as the server's. */
export function startPlainReader(order: PlainReaderOrder): Promise<Baseline> {
  return start('plain-reader.js', order);
}

async function start(program: string, order: BareAnswer | PlainReaderOrder): Promise<Baseline> {
  const child = fork(path.join(import.meta.dirname, program), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))));
  child.send(order);
  return { child, origin: `http://localhost:${await port}` };
}
