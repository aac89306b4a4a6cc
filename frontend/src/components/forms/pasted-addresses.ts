import { completeLinkUrl } from '@hitohira/backend/rules';
import { type ClipboardEvent } from 'react';
import { addressesIn } from './addresses-in';

/** What a single-address field can use from a paste. */
interface Pasted {
  first: string;
  others: readonly string[];
  /** Whether it is an address and nothing else; then the field's own paste is enough. */
  isPlain: boolean;
  /** Whether it contains an address with a scheme, not only one that could be completed. */
  isWritten: boolean;
}

/** The addresses in pasted text; null without one. A single-line field would join several lines into one. */
export function pastedAddresses({ clipboardData }: ClipboardEvent): Pasted | null {
  const text = clipboardData.getData('text').trim();
  const { addresses, beyond } = addressesIn(text);
  const [first, ...others] = [...addresses, ...beyond];
  if (first === undefined) return null;
  return { first, others, isPlain: first === completeLinkUrl(text), isWritten: /https?:\/\//i.test(text) };
}
