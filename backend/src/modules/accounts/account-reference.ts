import { InvalidInput } from '../../common/errors/request-errors.js';
import { checkDisplayId, isAccountId } from './account.rules.js';
import { normaliseIdentifier } from '../../common/rules/text.js';

/** An account's ID or display ID, as requests name it. */
export type AccountReference = { accountId: string } | { displayId: string };

/**
 * Parses the path parameter that identifies an account. An account ID has 36 characters, a display ID at most 30.
 *
 * @param name the name of the parameter
 * @throws InvalidInput if it is neither
 */
export function parseAccountReference(id: string, name: string): AccountReference {
  if (isAccountId(id)) return { accountId: id };
  const displayId = normaliseIdentifier(id);
  if (checkDisplayId(displayId) !== null) throw new InvalidInput([{ field: name, code: 'invalidFormat' }]);
  return { displayId };
}
