import { type ClipboardEvent } from 'react';
import { addressesIn } from './addresses-in';
import { completeLinkUrl } from './complete-link-url';

/** What a field for one address can take from a paste. */
interface Pasted {
  first: string;
  others: readonly string[];
  /** Whether it is no more than an address, which the field takes by itself. */
  isPlain: boolean;
  /** Whether it has an address with its scheme, and not only what could be completed to one. */
  isWritten: boolean;
}

/** The addresses in what is being pasted; null without one. A field of one line would join several to one. */
export function pastedAddresses({ clipboardData }: ClipboardEvent): Pasted | null {
  const text = clipboardData.getData('text').trim();
  const { addresses, beyond } = addressesIn(text);
  const [first, ...others] = [...addresses, ...beyond];
  if (first === undefined) return null;
  return { first, others, isPlain: first === completeLinkUrl(text), isWritten: /https?:\/\//i.test(text) };
}
