import { normaliseIdentifier, webAddress } from '@hitohira/backend/rules';

const WITHOUT_SCHEME = /^[^\s/:@?#]+\.[^\s/:@?#]+(?:[/?#:]|$)/;

/** Completes a typed URL: adds the scheme to a host name. */
export function completeUrl(written: string): string {
  const url = normaliseIdentifier(written);
  return WITHOUT_SCHEME.test(url) && webAddress(`https://${url}`) !== null ? `https://${url}` : url;
}
