import { setTimeout as sleep } from 'node:timers/promises';
import { type NextFunction, type Request, type Response } from 'express';
import { type Fault, type HeldAnswers, type JournalEntry, type SandboxWorld } from './world.js';

/** Values that are redacted in the journal. */
const SECRET_HEADERS = new Set(['authorization', 'cookie']);
const SECRET_FIELDS = /secret|token|code|password/i;

const HIDDEN = '[hidden]';

/** Records every request in the journal. */
export function keepJournal({ journal }: SandboxWorld) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const entry: JournalEntry = {
      method: request.method,
      path: request.path,
      headers: hide(request.headers, (name) => SECRET_HEADERS.has(name)),
      query: hide(request.query, (name) => SECRET_FIELDS.test(name)),
      form: hide((request.body ?? {}) as Record<string, unknown>, (name) => SECRET_FIELDS.test(name)),
      status: null,
    };
    journal.push(entry);
    response.on('finish', () => (entry.status = response.statusCode));
    next();
  };
}

function hide(values: Record<string, unknown>, isSecret: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSecret(name) ? HIDDEN : String(value)]),
  );
}

/** Applies a pending fault to a request. */
export function meetFaults({ faults, held }: SandboxWorld) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const fault = faults.take(`${request.method} ${request.path}`);
    if (!fault) {
      next();
      return;
    }
    if (fault.delayMs !== undefined) await sleep(fault.delayMs);
    if (fault.end === 'hang') return;
    if (fault.end === 'drop') {
      request.socket.destroy();
      return;
    }
    if (fault.status !== undefined || fault.bytes !== undefined || fault.body !== undefined) {
      answerWith(response, fault);
      return;
    }
    if (fault.held === true) holdAnswer(response, held);
    response.locals['fault'] = fault;
    next();
  };
}

/** Holds a JSON response back until it is released. */
function holdAnswer(response: Response, held: HeldAnswers): void {
  const answer = response.json.bind(response);
  response.json = (body) => {
    held.add(() => answer(body));
    return response;
  };
}

/** The request's fault, if the route still responds. */
export function bodyError(response: Response): Fault | null {
  return (response.locals['fault'] as Fault | undefined) ?? null;
}

function answerWith(response: Response, { status = 200, headers = {}, body = '', bytes }: Fault): void {
  response.status(status).set({ 'Content-Type': 'application/json', ...headers });
  if (bytes === undefined) {
    response.send(body);
    return;
  }
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let left = bytes;
  // A client may close the connection early.
  const write = (): void => {
    while (left > 0 && !response.destroyed) {
      const size = Math.min(left, chunk.byteLength);
      left -= size;
      if (!response.write(chunk.subarray(0, size))) {
        response.once('drain', write);
        return;
      }
    }
    response.end();
  };
  write();
}
