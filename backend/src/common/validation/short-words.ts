import { InvalidInput } from '../errors/request-errors.js';
import { checkText } from '../rules/bounded-text.js';
import { normaliseText } from '../rules/text.js';

/**
 * Reads words on one line each, as operators give them: names, reasons. What is left out stays out.
 *
 * @param words by the names of their fields
 * @throws InvalidInput naming each field that is empty, too long, or on several lines
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
