import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { type ThrottleName } from '../../config/environment.js';

export const THROTTLED = 'hitohira:throttled';
export const UNTHROTTLED = 'hitohira:unthrottled';

/** Marks throttled operations for the document, which adds their 429. */
export const THROTTLED_EXTENSION = 'x-throttled';

/** What one count is kept for. */
export type CountedBy = 'client' | 'account';

/** The throttles of operations, with what they count by. Those of mails are asked where a mail is written. */
export const OPERATION_THROTTLES = {
  LOGIN: 'client',
  SIGNUP: 'client',
  CONTACT: 'client',
  VALIDATION: 'client',
  READ: 'client',
  WRITE: 'client',
  UPLOAD: 'account',
  PROVIDER: 'account',
} as const satisfies Partial<Record<ThrottleName, CountedBy>>;

export type OperationThrottle = keyof typeof OPERATION_THROTTLES;

/** How an operation is throttled. */
export interface Throttling {
  name: OperationThrottle;
  /** Whether a call brings pictures even where it has no files with it: those that it names are copied. */
  copies: boolean;
}

/**
 * Counts every call of an operation and refuses those beyond the limit, before anything else is done for them. Public
 * operations need no decorator: they count as `READ` or `WRITE`, depending on their method.
 */
export const Throttled = (name: OperationThrottle, { copies = false } = {}): MethodDecorator =>
  applyDecorators(
    SetMetadata(THROTTLED, { name, copies } satisfies Throttling),
    ApiExtension(THROTTLED_EXTENSION, true),
  );

/** Leaves public operations uncounted. Only for what no client of the API calls: pages, their files, health checks. */
export const Unthrottled = (): ClassDecorator => SetMetadata(UNTHROTTLED, true);
