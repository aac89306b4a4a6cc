import { type ErrorCode } from '../api/api-error';
import { type Translate } from './catalog';
import { type FieldArea, type FieldRules } from './field-rules';

/** The fields of an area's forms. */
export type FieldOf<Area extends FieldArea> = keyof FieldRules[Area] & string;

/** The text of a field error: the field's own, or the code's general one. `bounds` fill its placeholders. */
export function fieldError<Area extends FieldArea>(
  t: Translate<'errors'>,
  area: Area,
  field: FieldOf<Area>,
  code: ErrorCode,
  bounds: Readonly<Record<string, number>> = {},
): string {
  return t([`${area}.${field}.${code}`, `codes.${code}`] as never, { ...bounds });
}
