import process from 'node:process';
import { type LoggerService } from '@nestjs/common';
import { ConfigurationError } from '../config/app-config.js';
import { PRODUCT_VERSION } from '../config/product-version.js';
import { reasonOf } from '../database/probe.js';
import { DatabaseUnreachable } from '../database/start-patience.js';
import { SchemaTooOld } from '../database/earlier-schema.js';
import { SchemaTooNew } from '../database/schema-version.js';
import { StartFailure } from './start-failure.js';

/** What stands in the way of a start, and what to do about it. */
export interface Obstacle {
  reason: string;
  cure: string;
}

/** Puts a failure of the start into words. */
export function obstacleOf(error: unknown): Obstacle {
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
      reason: `The database of DATABASE_URL cannot be reached (${error.message}).`,
      cure: 'Check that PostgreSQL runs there and takes these credentials.',
    };
  }
  return {
    reason: `The server could not start: ${reasonOf(error)}.`,
    cure: '`npm run ops -- doctor` with the same environment looks for what stands in the way.',
  };
}

/** Tells of a start on standard error: one JSON object a line where the log is JSON, else sentences for people. */
export class StartLog {
  /** @param json whether the log of this process is JSON */
  constructor(private readonly json: boolean) {}

  waiting(leftS: number, reason: string): void {
    const message = `Waiting for the database, up to ${leftS} s more (${reason}).`;
    this.write('warn', { event: 'server.waiting', message, leftS, reason }, message);
  }

  sessionsEnded(): void {
    const message = 'JWT_SECRET is another one than before: everybody has to log in again.';
    this.write('warn', { event: 'server.sessions-ended', message }, message);
  }

  failed({ reason, cure }: Obstacle): void {
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

/** Where the context of a line stands in what Nest hands to a logger. */
const contextOf = (rest: unknown[]): unknown => rest.at(-1);

/**
 * Keeps what is logged until the application's own log is there. Of a start that fails nothing is told but why; Nest's
 * words about it, with their colours and stack, are passed over.
 */
export class HeldLog implements LoggerService {
  private readonly held: { level: 'warn' | 'error'; message: unknown; rest: unknown[] }[] = [];

  log(): void {
    // What Nest has to say of its own construction helps nobody who runs it.
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.held.push({ level: 'warn', message, rest });
  }

  error(message: unknown, ...rest: unknown[]): void {
    if (contextOf(rest) !== 'ExceptionHandler') this.held.push({ level: 'error', message, rest });
  }

  /** Hands on what was kept. */
  release(to: LoggerService): void {
    for (const { level, message, rest } of this.held.splice(0)) to[level](message, ...rest);
  }
}
