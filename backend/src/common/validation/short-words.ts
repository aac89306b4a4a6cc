import { InvalidInput } from '../errors/request-errors.js';
import { checkText } from '../rules/bounded-text.js';
import { normaliseText } from '../rules/text.js';

/**
 * Validates single-line texts from operators, such as names. Missing ones stay missing.
 *
 * @param words the texts by field
 * @throws InvalidInput with each field that is empty, too long or has several lines
 */
export function readShortWords<Words extends Partial<Record<string, string>>>(
  words: Words,
  max: number,
): Words {
  const given = Object.entries(words).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, normaliseText(text)] as const],
  );
  const broken = given.flatMap(([field, text]) => {
    const code = checkText(text, { max });
    return code === null ? [] : [{ field, code }];
  });
  if (broken.length > 0) throw new InvalidInput(broken);
  return Object.fromEntries(given) as Words;
}
