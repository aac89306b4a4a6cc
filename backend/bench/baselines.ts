import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { type BareAnswer } from './bare-responder.js';
import { type PlainReaderOptions } from './plain-reader.js';

/** A program that the product is compared with. */
export interface Baseline {
  child: ChildProcess;
  origin: string;
}

/** Starts a `node:http` program that answers every request with the same bytes: the minimum cost of a request. */
export function startBareResponder(answer: BareAnswer): Promise<Baseline> {
  return start('bare-responder.js', answer);
}

/** Starts a handwritten program that makes the same reads, with a pool of the same size as the server's. */
export function startPlainReader(options: PlainReaderOptions): Promise<Baseline> {
  return start('plain-reader.js', options);
}

async function start(program: string, message: BareAnswer | PlainReaderOptions): Promise<Baseline> {
  const child = fork(path.join(import.meta.dirname, program), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const port = new Promise<number>((resolve) => child.once('message', (answer) => resolve(Number(answer))));
  child.send(message);
  return { child, origin: `http://localhost:${await port}` };
}
