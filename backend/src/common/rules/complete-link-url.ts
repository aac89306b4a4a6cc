import { completeUrl } from './complete-url.js';
import { checkEmail } from './email-address.js';

/** A number with an area or country code. */
const PHONE_NUMBER = /^(?=(?:\D*\d){9})(?:\+|0)\d[\d-]*\d$/;

/** Completes a host, e-mail address or phone number to a URL. */
export function completeLinkUrl(written: string): string {
  const url = completeUrl(written);
  if (checkEmail(url) === null) return `mailto:${url}`;
  return PHONE_NUMBER.test(url) ? `tel:${url}` : url;
}
