import { createHash } from 'node:crypto';

/** The source expression that lets exactly this inline text pass a content security policy. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The browser's own style element is empty: its rules go in through the object model. */
export const EMPTY_STYLE_HASH = cspHash('');
