import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PUBLIC = 'hitohira:public';

/** Marks public operations for the document, which leaves their lock away. */
export const PUBLIC_EXTENSION = 'x-public';

/** What a public operation does with who is signed in. */
export type PublicAccess = 'viewer' | 'session' | 'anonymous';

/**
 * Opens an operation to people who are not signed in. Without it every operation asks for a session.
 *
 * @param access `viewer` looks who asks, and renews their session on the way. `session` looks as well, but renews nothing:
 *   for operations that begin or end a session. `anonymous` does not care who asks
 */
export const Public = (access: PublicAccess = 'viewer'): MethodDecorator =>
  applyDecorators(SetMetadata(PUBLIC, access), ApiExtension(PUBLIC_EXTENSION, true));
