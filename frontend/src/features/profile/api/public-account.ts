import { getGetAccountQueryOptions } from '../../../api/generated/accounts/accounts';

/** The public account behind an address. Display IDs are the same in any case, so is the place they are kept under. */
export function publicAccountQuery(displayId: string) {
  return getGetAccountQueryOptions(displayId.toLowerCase());
}
