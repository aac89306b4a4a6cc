import { HttpException } from '@nestjs/common';
import { AppError } from './app-error.js';
import {
  Conflict,
  Forbidden,
  InternalError,
  InvalidInput,
  NotFound,
  NotSignedIn,
  ServiceUnavailable,
  TooLarge,
  TooManyRequests,
  UnsupportedMediaType,
} from './request-errors.js';

/** Node's codes for a lost connection. */
const CONNECTION_LOST = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT)$/;

/** Messages for a lost connection of the driver, which has no code for it, and of TypeORM within a transaction. */
const CONNECTION_LOST_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|query runner already released/i;

/** A text field of a database error, including one wrapped by TypeORM. */
function fieldOf(error: unknown, field: 'code' | 'constraint'): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { [field]: value, driverError } = error as Record<string, unknown>;
  return typeof value === 'string' ? value : fieldOf(driverError, field);
}

/** The SQLSTATE or system code of an error. */
const errorCode = (error: unknown) => fieldOf(error, 'code');

/** The violated constraint, or null for other errors. */
export const violatedConstraint = (error: unknown) => fieldOf(error, 'constraint');

/** Whether a transaction failed only because of a concurrent one and can be retried. */
export function isSerializationFailure(error: unknown): boolean {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
}

/** Whether the database or its connection is unavailable, as opposed to a failed statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== null && (/^(08|57P0)/.test(code) || CONNECTION_LOST.test(code))) return true;
  // The job queue wraps the driver's errors.
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' && CONNECTION_LOST_MESSAGE.test(message);
}

/**
 * Maps SQLSTATE classes (PostgreSQL documentation, appendix A): invalid data is the client's fault, lost or exhausted
 * connections are temporary, anything else is ours.
 */
function databaseFailure(error: unknown): AppError | null {
  const code = errorCode(error);
  if (code !== null) {
    if (/^22\w{3}$/.test(code)) return new InvalidInput();
    if (code === '23505' || code === '40001' || code === '40P01') return new Conflict();
    if (code === '23503') return new NotFound();
    if (code.startsWith('53') || code === '57014' || code === '55P03') return new ServiceUnavailable();
  }
  return isDatabaseUnavailable(error) ? new ServiceUnavailable() : null;
}

const BY_STATUS: Readonly<Record<number, () => AppError>> = {
  400: () => new InvalidInput(),
  401: () => new NotSignedIn(),
  403: () => new Forbidden(),
  404: () => new NotFound(),
  405: () => new NotFound(),
  413: () => new TooLarge(),
  415: () => new UnsupportedMediaType(),
  429: () => new TooManyRequests(60),
  503: () => new ServiceUnavailable(),
};

/** The 4xx status that a body parser or the router attached to an error, if any. */
function clientStatus(error: unknown): number | null {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

/** Maps any error to a declared failure; unexpected ones become `InternalError`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HttpException) return BY_STATUS[error.getStatus()]?.() ?? new InternalError();
  const database = databaseFailure(error);
  if (database) return database;
  const status = clientStatus(error);
  if (status !== null) return BY_STATUS[status]?.() ?? new InvalidInput();
  return new InternalError();
}
