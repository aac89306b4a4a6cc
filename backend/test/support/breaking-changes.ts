/** The parts of a schema that are compared. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  minLength?: number;
  minItems?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
}

type Content = Record<string, { schema?: Schema }>;

interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { content?: Content; headers?: Record<string, object> }>;
  security?: object[];
}

/** The parts of an OpenAPI document that are compared. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: object;
}

type Direction = 'request' | 'response';

const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems'] as const;
const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems'] as const;

/** The error code of a failure: the documentation tells clients to expect new values. */
const ERROR_CODE = '.errorCode';

const without = <Value>(list: readonly Value[] = [], taken: readonly Value[] = []): Value[] =>
  list.filter((each) => !taken.includes(each));

/** The changes between two versions of the API document that could break existing clients, one sentence each. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  return [...new Set(new Comparison(before, after).run())];
}

class Comparison {
  /** The changes by pair of schemas: each pair is compared once, which also ends recursion. */
  private readonly known = new Map<string, string[]>();

  constructor(
    private readonly before: ApiDocument,
    private readonly after: ApiDocument,
  ) {}

  run(): string[] {
    return Object.entries(this.before.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) => {
        const at = `${method.toUpperCase()} ${path}`;
        const present = this.after.paths[path]?.[method];
        return present === undefined ? [`${at} is gone`] : this.compareOperations(at, operation, present);
      }),
    );
  }

  private compareOperations(at: string, before: Operation, after: Operation): string[] {
    const renamed = before.operationId !== after.operationId;
    return [
      ...(renamed ? [`${at} is called ${after.operationId}, no longer ${before.operationId}`] : []),
      ...(isOpenTo(before.security, after.security) ? [] : [`${at} asks for another authorization`]),
      ...this.compareParameters(at, before.parameters, after.parameters),
      ...this.compareBodies(at, before.requestBody, after.requestBody),
      ...Object.entries(before.responses ?? {}).flatMap(([status, answer]) => {
        const present = after.responses?.[status];
        if (present === undefined) return [`${at} ${status} is gone`];
        return [
          ...without(Object.keys(answer.headers ?? {}), Object.keys(present.headers ?? {})).map(
            (header) => `${at} ${status} has no header ${header}`,
          ),
          ...this.compareContents(`${at} ${status}`, answer.content, present.content, 'response'),
        ];
      }),
    ];
  }

  private compareParameters(at: string, before: Parameter[] = [], after: Parameter[] = []): string[] {
    const named = (document: ApiDocument, parameters: Parameter[]) =>
      new Map(
        parameters
          .map((each) => resolve(document, each))
          .map((each) => [`${each.in ?? ''} ${each.name ?? ''}`, each]),
      );
    const [former, present] = [named(this.before, before), named(this.after, after)];
    return [
      ...[...former].flatMap(([name, parameter]) => {
        const same = present.get(name);
        return same === undefined
          ? [`${at} takes no ${name}`]
          : this.compareSchemas(`${at} ${name}`, parameter.schema, same.schema, 'request');
      }),
      ...[...present]
        .filter(([name, { required }]) => required === true && former.get(name)?.required !== true)
        .map(([name]) => `${at} requires ${name}`),
    ];
  }

  private compareBodies(
    at: string,
    before: Operation['requestBody'],
    after: Operation['requestBody'],
  ): string[] {
    const required = after?.required === true && before?.required !== true;
    return [
      ...(required ? [`${at} requires a body`] : []),
      ...this.compareContents(`${at} body`, before?.content, after?.content, 'request'),
    ];
  }

  private compareContents(
    at: string,
    before: Content = {},
    after: Content = {},
    direction: Direction,
  ): string[] {
    return Object.entries(before).flatMap(([type, { schema }]) => {
      const present = after[type];
      return present === undefined
        ? [`${at} is no longer ${type}`]
        : this.compareSchemas(`${at} ${type} `, schema, present.schema, direction);
    });
  }

  private compareSchemas(
    at: string,
    before: Schema = {},
    after: Schema = {},
    direction: Direction,
  ): string[] {
    const key = `${direction} ${nameOf(before) ?? JSON.stringify(before)} ${nameOf(after) ?? JSON.stringify(after)}`;
    const known = this.known.get(key);
    if (known) return known;
    this.known.set(key, []);
    const found = this.compareForms(at, before, after, direction);
    this.known.set(key, found);
    return found;
  }

  /** Every form of a request must still be accepted, and every form of an answer must have been possible before. */
  private compareForms(at: string, before: Schema, after: Schema, direction: Direction): string[] {
    const [former, present] = [formsOf(this.before, before), formsOf(this.after, after)];
    const [narrow, wide] = direction === 'request' ? [former, present] : [present, former];
    return narrow.flatMap((form) => {
      const found = wide
        .filter(({ type }) => type === undefined || type === form.type)
        .map((other) =>
          direction === 'request'
            ? this.compareForm(at, form, other, direction)
            : this.compareForm(at, other, form, direction),
        );
      if (found.some((changes) => changes.length === 0)) return [];
      const type = String(form.type ?? 'anything');
      return found[0] ?? [direction === 'request' ? `${at} may not be ${type}` : `${at} may be ${type}`];
    });
  }

  private compareForm(at: string, before: Schema, after: Schema, direction: Direction): string[] {
    return [
      ...compareValues(at, before, after, direction),
      ...(direction === 'request'
        ? without(after.required, before.required).map((name) => `${at}.${name} is required`)
        : without(before.required, after.required)
            .filter((name) => after.properties?.[name])
            .map((name) => `${at}.${name} may be left out`)),
      ...Object.entries(before.properties ?? {}).flatMap(([name, property]) => {
        const same = after.properties?.[name];
        return same === undefined
          ? [`${at}.${name} is gone`]
          : this.compareSchemas(`${at}.${name}`, property, same, direction);
      }),
      ...(before.items ? this.compareSchemas(`${at}[]`, before.items, after.items, direction) : []),
      ...(typeof before.additionalProperties === 'object' && typeof after.additionalProperties === 'object'
        ? this.compareSchemas(`${at}.*`, before.additionalProperties, after.additionalProperties, direction)
        : []),
    ];
  }
}

function compareValues(at: string, before: Schema, after: Schema, direction: Direction): string[] {
  if (direction === 'response') {
    const more = before.enum && (after.enum ? without(after.enum, before.enum) : ['anything']);
    return [
      ...(at.endsWith(ERROR_CODE) ? [] : (more ?? []).map((value) => `${at} may be ${String(value)}`)),
      ...(after.enum ? without(before.enum, after.enum) : []).map(
        (value) => `${at} is never ${String(value)}`,
      ),
      ...(before.format !== undefined && before.format !== after.format
        ? [`${at} is no ${before.format}`]
        : []),
    ];
  }
  const fewer = after.enum && (before.enum ? without(before.enum, after.enum) : ['anything else']);
  return [
    ...(fewer ?? []).map((value) => `${at} may not be ${String(value)}`),
    ...(['format', 'pattern'] as const)
      .filter((rule) => after[rule] !== undefined && after[rule] !== before[rule])
      .map((rule) => `${at} has another ${rule}`),
    ...LOWER_BOUNDS.filter((bound) => (after[bound] ?? -Infinity) > (before[bound] ?? -Infinity)).map(
      (bound) => `${at} has a higher ${bound}`,
    ),
    ...UPPER_BOUNDS.filter((bound) => (after[bound] ?? Infinity) < (before[bound] ?? Infinity)).map(
      (bound) => `${at} has a lower ${bound}`,
    ),
    ...(before.additionalProperties !== false && after.additionalProperties === false
      ? [`${at} takes no other fields`]
      : []),
  ];
}

/** The possible forms of a value, each with a single type. */
function formsOf(document: ApiDocument, schema: Schema): Schema[] {
  const { anyOf, oneOf, ...own } = wholeOf(document, schema);
  const choices = anyOf ?? oneOf;
  if (choices) return choices.flatMap((choice) => formsOf(document, choice));
  if (own.type === undefined) return [own];
  return [own.type].flat().map((type) => ({ ...own, type }));
}

/** A schema with its `$ref` and `allOf` resolved. */
function wholeOf(document: ApiDocument, schema: Schema): Schema {
  const { allOf = [], ...own } = resolve(document, schema);
  return allOf
    .map((part) => wholeOf(document, part))
    .reduce(
      (one, other) => ({
        ...one,
        ...other,
        properties: { ...one.properties, ...other.properties },
        required: [...(one.required ?? []), ...(other.required ?? [])],
      }),
      own,
    );
}

function nameOf({ $ref, allOf }: Schema): string | undefined {
  return $ref ?? (allOf?.length === 1 ? allOf[0]?.$ref : undefined);
}

function resolve<Part extends { $ref?: string }>(document: ApiDocument, part: Part): Part {
  if (part.$ref === undefined) return part;
  const names = part.$ref.split('/').slice(1);
  const found = names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
  return resolve(document, found as Part);
}

/** Whether every authorization that an operation accepted is still accepted. */
function isOpenTo(before: object[] = [], after: object[] = []): boolean {
  if (after.length === 0) return true;
  const ways = after.map((way) => JSON.stringify(way));
  return before.length > 0 && before.every((way) => ways.includes(JSON.stringify(way)));
}
