import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type OpenAPIObject } from '@nestjs/swagger';
import { ERROR_CODES } from '../common/errors/error-code.js';
import { PROJECT_ROOT } from '../config/app-config.js';
import { buildDocument } from './build-document.js';
import { operationsOf, serializeDocument } from './document.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;
type Property = Schema & { const?: unknown; $ref?: string; oneOf?: Property[] };

const document = await buildDocument();
const operations = operationsOf(document);
const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;

describe('the document', () => {
  it('mentions that upload limits are returned with files only', () => {
    for (const name of ['RateLimit', 'RateLimit-Policy'])
      expect(document.components?.headers?.[name]).toMatchObject({
        description: expect.stringContaining('only if the body contains files') as string,
      });
  });

  it('is committed as generated', () => {
    const committed = readFileSync(path.join(PROJECT_ROOT, 'openapi/openapi.json'), 'utf8');
    if (committed !== serializeDocument(document)) {
      throw new Error('openapi/openapi.json is stale. Run: npm run generate');
    }
  });

  it('is deterministic', async () => {
    expect(serializeDocument(await buildDocument())).toBe(serializeDocument(document));
  });

  it('sorts paths, schemas and responses', () => {
    const sorted = (record: object) => {
      expect(Object.keys(record)).toEqual(Object.keys(record).sort());
    };
    sorted(document.paths);
    sorted(schemas);
    for (const { operation } of operations) sorted(operation.responses);
  });

  it('contains no internal extensions', () => {
    expect(serializeDocument(document)).not.toMatch(/"x-(?:public|failures|throttled)"/);
  });

  it('lists every error code', () => {
    expect(schemas['ErrorCode']?.enum).toEqual(ERROR_CODES);
  });

  it('describes each of its tags, and has no other', () => {
    const tags = new Map((document.tags ?? []).map(({ name, description }) => [name, description]));
    for (const description of tags.values()) expect(description).toMatch(/\.$/);
    const used = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
    expect([...used].sort()).toEqual([...tags.keys()].sort());
  });

  it('lists the bearer scheme first', () => {
    const locked = operations.flatMap(({ operation: { security = [] } }) =>
      security.length > 0 ? [security.flatMap(Object.keys)] : [],
    );
    expect(locked.length).toBeGreaterThan(10);
    for (const schemes of locked) expect(schemes).toEqual(['bearer', 'session']);
  });

  it('has unique operation ids', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(
  operations.map(({ method, path: address, operation }) => [`${method} ${address}`, operation] as const),
)('%s', (address, operation) => {
  const bodyOf = (response: unknown) =>
    (
      response as {
        content?: Record<
          string,
          { schema?: Property; examples?: Record<string, { value: { statusCode: number } }> }
        >;
      }
    ).content;

  it('has an id like a function, a summary, a description and one tag', () => {
    expect(operation.operationId).toMatch(/^[a-z]+(?:[A-Z][a-z]+)+$/);
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.description).toMatch(/^[A-Z].*\.$/s);
    expect(operation.tags).toHaveLength(1);
  });

  it('documents the origin check and the flow token', () => {
    const isRead = address.startsWith('get ');
    expect((operation.description ?? '').includes('`Origin`')).toBe(!isRead);
    const parameters = (operation.parameters ?? []) as { name: string; in: string; description?: string }[];
    const header = parameters.find(({ name }) => name === 'X-Flow-Token');
    if (header)
      expect(header).toMatchObject({ in: 'header', description: expect.stringMatching(/cookie `/) });
  });

  it('has a typed success, or none', () => {
    const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    const bodies = successes.flatMap(([status, response]) => {
      expect((response as { description: string }).description).not.toBe('');
      const content = bodyOf(response);
      if (status === '204') expect(content).toBeUndefined();
      if (!content) return [null];
      // Files need no named schema.
      if (content['text/csv'] ?? content['application/zip']) return [null];
      const names = schemaNamesIn(content['application/json']?.schema ?? {});
      expect(Object.keys(schemas)).toEqual(expect.arrayContaining(names));
      expect(names).not.toEqual([]);
      return names;
    });
    expect(bodies).not.toEqual([]);
    if (bodies.length > 1) expect(ownParameters(operation)).not.toEqual([]);
  });

  it('has typed failures with examples, including the general ones', () => {
    const failures = Object.entries(operation.responses).filter(([status]) => /^[45]/.test(status));
    for (const [status, response] of failures) {
      const content = bodyOf(response)?.['application/json'];
      expect(content?.schema?.$ref).toBe('#/components/schemas/Failure');
      for (const { value } of Object.values(content?.examples ?? {})) {
        expect(String(value.statusCode)).toBe(status);
      }
      expect(Object.keys(content?.examples ?? {})).not.toEqual([]);
    }
    const statuses = failures.map(([status]) => status);
    expect(statuses).toEqual(expect.arrayContaining(['500', '503']));
    expect(statuses).not.toContain('422');
    // Every write parses a body, even if it does not use one.
    if (!address.startsWith('get ')) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
    if (ownParameters(operation).length > 0) expect(statuses).toContain('400');
    if ((operation.security ?? []).length > 0) expect(statuses).toContain('401');
  });

  it('has Accept-Language and response headers', () => {
    expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/AcceptLanguage' });
    const isThrottled = '429' in operation.responses;
    for (const [status, response] of Object.entries(operation.responses)) {
      const names = Object.keys((response as { headers?: object }).headers ?? {});
      expect(names).toContain('X-Request-Id');
      expect(names.includes('Retry-After')).toBe(['423', '429', '503'].includes(status));
      if (!isThrottled || status.startsWith('5')) expect(names).not.toContain('RateLimit');
      for (const name of names) expect(document.components?.headers).toHaveProperty([name]);
    }
  });

  it('has an example body with few, existing fields', () => {
    const json = operation.requestBody && bodyOf(operation.requestBody)?.['application/json'];
    if (!json) return;
    const { properties = {}, required = [] } = schemas[json.schema?.$ref?.split('/').at(-1) ?? ''] ?? {};
    const shown = Object.keys((json as { example?: object }).example ?? { none: true });
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(shown));
    expect(shown).toEqual(expect.arrayContaining(required));
    expect(shown.length).toBeLessThanOrEqual(Math.max(4, required.length));
  });

  it('describes each parameter with bounds and an example', () => {
    for (const parameter of ownParameters(operation)) {
      expect(parameter.description).toMatch(/\.$/);
      expect(parameter.schema.example).toBeDefined();
      expect(boundsOf(parameter.schema)).toBe('bounded');
    }
  });

  it('has a named body schema, as JSON without files or as a form', () => {
    if (!operation.requestBody) return;
    const {
      'application/json': json,
      'multipart/form-data': form,
      ...others
    } = bodyOf(operation.requestBody) ?? {};
    expect(others).toEqual({});
    const [asJson, asForm] = [json?.schema?.$ref, form?.schema?.$ref];
    for (const name of [asJson, asForm]) if (name) expect(name).toMatch(/^#\/components\/schemas\/\w+$/);
    if (asJson) expect(takesFiles(asJson)).toBe(false);
    if (asForm) expect(takesFiles(asForm)).toBe(true);
    // With both, the form is named after the JSON schema.
    if (asJson && asForm) expect(asForm).toBe(`${asJson}Form`);
    expect(asJson ?? asForm).toBeDefined();
  });

  it('names nested fields and flags as in forms', () => {
    if (!operation.requestBody) return;
    const { 'application/json': json, 'multipart/form-data': both } = bodyOf(operation.requestBody) ?? {};
    const form = both?.schema?.$ref;
    if (form === undefined || json === undefined) return;
    for (const { name, isFlag } of nestedFieldsOf(form))
      expect(operation.description).toContain(isFlag ? `\`${name}\` (\`1\` or \`0\`)` : `\`${name}\``);
    expect((operation.requestBody as { description?: string }).description).toMatch(/`1` and `0`.*\.$/);
  });
});

/** An operation's own parameters. Shared ones are references. */
function ownParameters({ parameters = [] }: (typeof operations)[number]['operation']) {
  return parameters.filter((each) => !('$ref' in each)) as { description?: string; schema: Property }[];
}

const PROPERTIES = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
  Object.entries(properties).map(
    ([property, schema]) => [`${name}.${property}`, schema as Property] as const,
  ),
);

describe.each(PROPERTIES)('the property %s', (name, property) => {
  it('is described', () => {
    expect(property.description).toMatch(/\.$/);
  });

  it('has bounds', () => {
    expect(boundsOf(property)).toBe('bounded');
  });

  it('has an example, or properties with examples', () => {
    if (property.type === 'array' || property.allOf || property.anyOf) return;
    // Binary data has no example, and forms have theirs in the JSON schema.
    if (property.format === 'binary' || /^\w+Form\./.test(name)) return;
    expect(property.example).toBeDefined();
  });
});

describe('the schemas', () => {
  it('of requests forbid additional fields', () => {
    const bodies = operations.flatMap(({ operation }) => {
      const { content = {} } = (operation.requestBody ?? {}) as {
        content?: Record<string, { schema: Property }>;
      };
      return Object.values(content).flatMap(({ schema }) => schemaNamesIn(schema));
    });
    const parts = bodies.flatMap((name) =>
      fieldsOf(name).flatMap(([, { items }]) => (items?.$ref === undefined ? [] : schemaNamesIn(items))),
    );
    expect(parts).toContain('LinkDetailInput');
    const objects = [...bodies, ...parts].filter((name) => schemas[name]?.enum === undefined);
    for (const name of objects) expect([name, schemas[name]?.additionalProperties]).toEqual([name, false]);
  });

  it('list required properties, in responses all', () => {
    const answers = operations.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap((response) => {
        const { content } = response as { content?: Record<string, { schema?: Property }> };
        return schemaNamesIn(content?.['application/json']?.schema ?? {});
      }),
    );
    for (const name of new Set([...answers, 'FailureEntry'])) {
      const { properties = {}, required = [] } = schemas[name]!;
      expect([name, [...required].sort()]).toEqual([name, Object.keys(properties).sort()]);
    }
  });
});

/** Whether a schema or a nested one has files. */
function takesFiles(reference: string): boolean {
  return fieldsOf(reference).some(([, { format, items }]) => {
    const part = items?.$ref;
    return format === 'binary' || (part !== undefined && takesFiles(part));
  });
}

/** The fields of a form's lists, named for the first entry. */
function nestedFieldsOf(reference: string): { name: string; isFlag: boolean }[] {
  return fieldsOf(reference).flatMap(([list, { items }]) => {
    if (!items) return [];
    if (items.$ref === undefined) return [{ name: `${list}[0]`, isFlag: false }];
    return fieldsOf(items.$ref).map(([part, { type }]) => ({
      name: `${list}[0][${part}]`,
      isFlag: type === 'boolean',
    }));
  });
}

/** The properties of a schema, by their names. */
function fieldsOf(reference: string): [string, Property & { items?: Property }][] {
  return Object.entries(schemas[reference.split('/').at(-1) ?? '']?.properties ?? {});
}

/** The names of the schemas that a body may have. */
function schemaNamesIn({ $ref, oneOf = [], anyOf = [] }: Property): string[] {
  const several = [...oneOf, ...(anyOf as Property[])];
  return [...($ref === undefined ? [] : [$ref.split('/').at(-1) ?? '']), ...several.flatMap(schemaNamesIn)];
}

/** Returns `bounded` if a schema limits its values, otherwise its kind for the failure message. */
function boundsOf(schema: Property): string {
  const kinds: string[] = [schema.type ?? []].flat();
  if (schema.enum || schema.const !== undefined || schema.$ref || schema.allOf) return 'bounded';
  if (kinds.includes('boolean') || kinds.join() === 'null') return 'bounded';
  if (schema.anyOf)
    return (schema.anyOf as Property[]).map(boundsOf).find((each) => each !== 'bounded') ?? 'bounded';
  const bounded: Record<string, boolean> = {
    string: schema.maxLength !== undefined || schema.format !== undefined,
    integer: schema.minimum !== undefined && schema.maximum !== undefined,
    number: schema.minimum !== undefined && schema.maximum !== undefined,
    array: schema.maxItems !== undefined || schema.minItems !== undefined,
  };
  return kinds.some((kind) => bounded[kind]) ? 'bounded' : `unbounded ${kinds.join()}`;
}
