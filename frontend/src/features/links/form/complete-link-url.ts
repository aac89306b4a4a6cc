import { checkEmail } from '@hitohira/backend/rules';
import { completeUrl } from '../../../components/forms/complete-url';

/** A number with its area code or country: shorter ones may be anything. */
const PHONE_NUMBER = /^(?=(?:\D*\d){9})(?:\+|0)\d[\d-]*\d$/;

/** Where a link leads, as people write it: an e-mail address or a phone number alone stands for a link to it. */
export function completeLinkUrl(written: string): string {
  const url = completeUrl(written);
  if (checkEmail(url) === null) return `mailto:${url}`;
  return PHONE_NUMBER.test(url) ? `tel:${url}` : url;
}
