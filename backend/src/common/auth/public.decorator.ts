import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PUBLIC = 'hitohira:public';

/** Marks public operations for the document, which leaves their lock away. */
export const PUBLIC_EXTENSION = 'x-public';

/** Whether a public operation looks at who is signed in, or acts on the session's cookies itself. */
export type PublicAccess = 'viewer' | 'anonymous';

/**
 * Opens an operation to people who are not signed in. Without it every operation asks for a session.
 *
 * @param access `anonymous` for operations that do not care who asks, and for those that begin, renew or end a session:
 *   the guard leaves the cookies to them
 */
export const Public = (access: PublicAccess = 'viewer'): MethodDecorator =>
  applyDecorators(SetMetadata(PUBLIC, access), ApiExtension(PUBLIC_EXTENSION, true));
