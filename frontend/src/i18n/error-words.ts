import { type ErrorCode } from '../api/api-error';
import { type Translate } from './catalog';
import { type FieldArea, type FieldRules } from './field-rules';

/** The fields of an area's forms. */
export type FieldOf<Area extends FieldArea> = keyof FieldRules[Area] & string;

/**
 * What is wrong with a field, in the field's own words. The server may name a rule that the field is not known to
 * break: that one is told in the words of its code. `bounds` are those that the words name.
 */
export function fieldError<Area extends FieldArea>(
  t: Translate<'errors'>,
  area: Area,
  field: FieldOf<Area>,
  code: ErrorCode,
  bounds: Readonly<Record<string, number>> = {},
): string {
  return t([`${area}.${field}.${code}`, `codes.${code}`] as never, { ...bounds });
}
