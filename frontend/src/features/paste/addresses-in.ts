import { checkEmail, LIMITS, linkTarget } from '@hitohira/backend/rules';
import { completeUrl } from '../../components/forms/complete-url';

/** The most lines that are taken, as many as a page has links. */
const MAX_LINES = LIMITS.links.perAccount;

/** An address in a text around it, as share menus write it. */
const WEB_ADDRESS = /https?:\/\/[^\s<>"「」『』（）]+/i;

/** The address in a line; null if there is none. */
function addressIn(line: string): string | null {
  const written = WEB_ADDRESS.exec(line)?.[0] ?? line;
  const url = completeUrl(written);
  const address = checkEmail(url) === null ? `mailto:${url}` : url;
  return linkTarget(address) === null ? null : address;
}

/** The addresses in a text, one a line and each once, and how many lines have none. */
export function addressesIn(text: string): { addresses: string[]; unknown: number } {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MAX_LINES);
  const found = lines.map(addressIn);
  const addresses = [...new Set(found.filter((address) => address !== null))];
  return { addresses, unknown: found.filter((address) => address === null).length };
}
