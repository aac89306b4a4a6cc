import { type TFunction } from 'i18next';
import { type ErrorCode } from '../api/api-error';
import type errors from './locales/ja/errors';

type FieldWords = (typeof errors)['fields'];

/** The fields that have words of their own for some of their errors. */
export type FieldName = keyof FieldWords;

/** What is wrong with a field: in the field's own words where it has some, else in those of the code. */
export function fieldError(t: TFunction<'errors'>, field: FieldName, code: ErrorCode): string {
  return t([`fields.${field}.${code}`, `codes.${code}`] as never);
}
