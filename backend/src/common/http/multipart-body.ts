import { type ErrorCode } from '../errors/error-code.js';
import { InvalidInput } from '../errors/request-errors.js';
import { bodyError } from './body-parsing.js';
import { type MultipartForm } from './multipart-form.js';
import { type UploadedFile } from './uploaded-file.js';

/** A field name such as `icon` or `details[0][image]`. */
const NAME = /^([A-Za-z]\w*)((?:\[\w+\])*)$/;

type Container = Record<string, unknown>;

/**
 * Converts a form to the body it would be in JSON, with files in their places. Missing leading list entries become
 * empty objects.
 *
 * @throws InvalidInput when a list or an object is neither in brackets nor JSON
 * @throws InvalidInput when two parts have the same place, or a name reaches a prototype
 */
export function bodyOfForm(
  texts: unknown,
  files: readonly UploadedFile[],
  { files: fileFields, lists = {}, objects = [] }: Pick<MultipartForm, 'files' | 'lists' | 'objects'>,
): unknown {
  const fault = bodyError(texts);
  if (fault) throw fault;
  // Validation does not expect the parser's objects without a prototype.
  const body = structuredClone(texts) as Container;
  dropEmpty(body);
  for (const [name, kind] of Object.entries(lists)) readList(body, name, kind);
  for (const name of objects) {
    const sent = body[name];
    if (typeof sent === 'string') body[name] = readJson(sent, name);
  }
  dropEmptyFiles(body, (name) => fileFields.test(name));
  for (const file of files) place(body, file);
  fillGaps(body);
  return body;
}

/** Removes empty values: clients send every field of a form. */
function dropEmpty(body: Container): void {
  for (const [name, sent] of Object.entries(body))
    if ([sent].flat().every((part) => part === '')) Reflect.deleteProperty(body, name);
}

/** Parses a list that was sent under its own name. */
function readList(body: Container, name: string, kind: 'objects' | 'values'): void {
  const sent = body[name];
  if (kind === 'values' && typeof sent === 'string') body[name] = jsonList(sent) ?? [sent];
  else if (kind === 'objects' && typeof sent === 'string') body[name] = [readJson(sent, name)].flat();
  else if (kind === 'objects' && Array.isArray(sent))
    body[name] = sent.map((entry: unknown) => (typeof entry === 'string' ? readJson(entry, name) : entry));
}

/** Parses a JSON array; null for any other text. */
function jsonList(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function readJson(text: string, field: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidInput([{ field, code: 'invalidFormat' }]);
  }
  const fault = bodyError(value);
  if (fault) throw fault;
  return value;
}

/** An empty file field means that no file was chosen. */
function dropEmptyFiles(value: Container, isFileField: (name: string) => boolean, around = ''): void {
  for (const [key, each] of Object.entries(value)) {
    const name = around === '' ? key : `${around}[${key}]`;
    if (isContainer(each)) dropEmptyFiles(each, isFileField, name);
    else if (each === '' && isFileField(name)) Reflect.deleteProperty(value, key);
  }
}

function place(body: Container, file: UploadedFile): void {
  const [, first = '', rest = ''] = NAME.exec(file.field) ?? [];
  const steps = [first, ...[...rest.matchAll(/\w+/g)].map(([step]) => step)];
  const last = steps.pop() ?? '';
  let target: unknown = body;
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1] ?? last;
    target = enter(target, step, /^\d+$/.test(next) ? [] : {}, file);
  }
  if (!isContainer(target) || Object.hasOwn(target, last)) throw refused(file, 'invalidFormat');
  target[last] = file;
}

function enter(target: unknown, step: string, fresh: object, file: UploadedFile): unknown {
  if (!isContainer(target)) throw refused(file, 'invalidFormat');
  if (!Object.hasOwn(target, step)) target[step] = fresh;
  return target[step];
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function refused({ field }: UploadedFile, code: ErrorCode): InvalidInput {
  return new InvalidInput([{ field, code }]);
}

function fillGaps(value: unknown): void {
  if (!isContainer(value)) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) if (!(index in value)) value[index] = {};
  }
  for (const each of Object.values(value)) fillGaps(each);
}
