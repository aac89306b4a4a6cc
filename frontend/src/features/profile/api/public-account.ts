import { getGetAccountQueryOptions } from '../../../api/generated/accounts/accounts';

/** The public account of a display ID. Display IDs are case-insensitive, and so is the query key. */
export function publicAccountQuery(displayId: string) {
  return getGetAccountQueryOptions(displayId.toLowerCase());
}
