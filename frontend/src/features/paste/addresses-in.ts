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

/** What is in a text. */
interface Taken {
  /** The addresses, each once. */
  addresses: string[];
  /** The lines without one. */
  unknown: string[];
  /** The lines beyond those that are taken at a time. */
  beyond: string[];
}

/** The addresses in a text, one a line. */
export function addressesIn(text: string): Taken {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const found = lines.slice(0, MAX_LINES).map((line) => ({ line, address: addressIn(line) }));
  return {
    addresses: [...new Set(found.flatMap(({ address }) => address ?? []))],
    unknown: found.flatMap(({ line, address }) => (address === null ? [line] : [])),
    beyond: lines.slice(MAX_LINES),
  };
}
