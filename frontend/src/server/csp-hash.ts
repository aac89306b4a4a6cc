import { createHash } from 'node:crypto';

/** The CSP source expression for an inline script or style. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Emotion's style element is empty: rules are inserted through the CSSOM. */
export const EMPTY_STYLE_HASH = cspHash('');
