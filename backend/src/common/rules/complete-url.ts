import { normaliseIdentifier } from './text.js';
import { webAddress } from './web-address.js';

/** A host name at the beginning, and what can follow one. */
const WITHOUT_SCHEME = /^[^\s/:@?#.]+\.[^\s/:@?#]+(?:[/?#:]|$)/;

/** Completes a typed URL: adds the scheme to a host name. */
export function completeUrl(written: string): string {
  const url = normaliseIdentifier(written);
  return WITHOUT_SCHEME.test(url) && webAddress(`https://${url}`) !== null ? `https://${url}` : url;
}
