import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { type ThrottleName } from '../../config/environment.js';

export const THROTTLED = 'hitohira:throttled';
export const UNTHROTTLED = 'hitohira:unthrottled';

/** Marks throttled operations in the API document, which adds their 429. */
export const THROTTLED_EXTENSION = 'x-throttled';

export type CountedBy = 'client' | 'account';

/** The throttles of operations and what they count by. Throttles of mails are applied where mails are written. */
export const OPERATION_THROTTLES = {
  LOGIN: 'client',
  SIGNUP: 'client',
  CONTACT: 'client',
  VALIDATION: 'client',
  READ: 'client',
  WRITE: 'client',
  PRESS: 'client',
  UPLOAD: 'account',
  EXPORT: 'account',
  IMPORT: 'account',
  PROVIDER: 'account',
  PREVIEW: 'account',
} as const satisfies Partial<Record<ThrottleName, CountedBy>>;

export type OperationThrottle = keyof typeof OPERATION_THROTTLES;

export interface Throttling {
  name: OperationThrottle;
  /** Whether calls upload pictures even without files, by copying existing ones. */
  copies: boolean;
}

/**
 * Counts every call of an operation and rejects those beyond the limit. Public operations without it count as `READ` or
 * `WRITE`.
 */
export const Throttled = (name: OperationThrottle, { copies = false } = {}): MethodDecorator =>
  applyDecorators(
    SetMetadata(THROTTLED, { name, copies } satisfies Throttling),
    ApiExtension(THROTTLED_EXTENSION, true),
  );

/** Exempts public operations that are not called by API clients: pages, files, health checks. */
export const Unthrottled = (): ClassDecorator => SetMetadata(UNTHROTTLED, true);
