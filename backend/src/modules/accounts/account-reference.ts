import { InvalidInput } from '../../common/errors/request-errors.js';
import { checkDisplayId, isAccountId } from './account.rules.js';
import { normaliseIdentifier } from '../../common/rules/text.js';

/** How an account is asked for from outside. */
export type AccountReference = { accountId: string } | { displayId: string };

/**
 * Reads an address's part that names an account: an account ID has 36 characters, a display ID at most 30.
 *
 * @param name what the address calls the part
 * @throws InvalidInput where it can be neither
 */
export function parseAccountReference(id: string, name: string): AccountReference {
  if (isAccountId(id)) return { accountId: id };
  const displayId = normaliseIdentifier(id);
  if (checkDisplayId(displayId) !== null) throw new InvalidInput([{ field: name, code: 'invalidFormat' }]);
  return { displayId };
}
