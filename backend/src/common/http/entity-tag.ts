import { createHash } from 'node:crypto';

/** The characters of a hash that tell bodies apart: 132 bits. */
const LENGTH = 22;

/** The entity tag of a body (RFC 9110, section 8.8.3): weak, because its compressed forms have the same. */
export function entityTag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, LENGTH)}"`;
}
