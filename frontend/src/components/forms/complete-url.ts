import { normaliseIdentifier, webAddress } from '@hitohira/backend/rules';

const WITHOUT_SCHEME = /^[^\s/:@?#]+\.[^\s/:@?#]+(?:[/?#:]|$)/;

/** An address as people write it, with what they leave out: a name of a host stands for its site. */
export function completeUrl(written: string): string {
  const url = normaliseIdentifier(written);
  return WITHOUT_SCHEME.test(url) && webAddress(`https://${url}`) !== null ? `https://${url}` : url;
}
