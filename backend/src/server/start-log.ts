import process from 'node:process';
import { type LoggerService } from '@nestjs/common';
import { ConfigurationError } from '../config/app-config.js';
import { PRODUCT_VERSION } from '../config/product-version.js';
import { reasonOf } from '../database/probe.js';
import { DatabaseUnreachable } from '../database/start-patience.js';
import { SchemaTooOld } from '../database/earlier-schema.js';
import { SchemaTooNew } from '../database/schema-version.js';
import { StartFailure } from './start-failure.js';

/** A problem and its remedy. */
export interface StartProblem {
  reason: string;
  cure: string;
}

/** Explains a start failure. */
export function describeStartError(error: unknown): StartProblem {
  if (error instanceof StartFailure) return error;
  if (error instanceof ConfigurationError) {
    return {
      reason: error.message,
      cure: 'Correct it in the environment or in .env; .env.example explains each variable.',
    };
  }
  if (error instanceof SchemaTooNew) {
    return { reason: error.message, cure: `Start version ${error.schemaVersion} or a newer one.` };
  }
  if (error instanceof SchemaTooOld) return { reason: error.message, cure: error.cure };
  if (error instanceof DatabaseUnreachable) {
    return {
      reason: `The database in DATABASE_URL cannot be reached (${error.message}).`,
      cure: 'Check that PostgreSQL runs there and takes these credentials.',
    };
  }
  return {
    reason: `The server could not start: ${reasonOf(error)}.`,
    cure: '`npm run ops -- doctor` with the same environment looks for what stands in the way.',
  };
}

/** Logs the start to standard error, as JSON lines or sentences. */
export class StartLog {
  /** @param json whether to log JSON */
  constructor(private readonly json: boolean) {}

  waiting(leftS: number, reason: string): void {
    const message = `Waiting for the database, up to ${leftS} s more (${reason}).`;
    this.write('warn', { event: 'server.waiting', message, leftS, reason }, message);
  }

  sessionsEnded(): void {
    const message = 'JWT_SECRET has changed: everybody must log in again.';
    this.write('warn', { event: 'server.sessions-ended', message }, message);
  }

  failed({ reason, cure }: StartProblem): void {
    const oneLine = reason.replaceAll('\n', ' ');
    this.write(
      'fatal',
      { event: 'server.start-failed', reason: oneLine, cure },
      reason.includes('\n') ? `${reason}\n${cure}` : `${reason} ${cure}`,
    );
  }

  private write(level: string, line: object, sentence: string): void {
    const time = new Date().toISOString();
    process.stderr.write(
      `${this.json ? JSON.stringify({ level, time, version: PRODUCT_VERSION, ...line }) : sentence}\n`,
    );
  }
}

/** Nest passes the context last. */
const contextOf = (rest: unknown[]): unknown => rest.at(-1);

/** Buffers log lines until the application's logger exists. Nest's own lines about a failed start are dropped. */
export class BufferedLog implements LoggerService {
  private readonly held: { level: 'warn' | 'error'; message: unknown; rest: unknown[] }[] = [];

  log(): void {
    // Nest's construction logs are of no use to operators.
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.held.push({ level: 'warn', message, rest });
  }

  error(message: unknown, ...rest: unknown[]): void {
    if (contextOf(rest) !== 'ExceptionHandler') this.held.push({ level: 'error', message, rest });
  }

  release(to: LoggerService): void {
    for (const { level, message, rest } of this.held.splice(0)) to[level](message, ...rest);
  }
}
