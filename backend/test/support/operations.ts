import { buildDocument } from '../../src/openapi/build-document.js';
import { operationsOf } from '../../src/openapi/document.js';

/** Stands where an address names something: an id of every kind that is none. */
const ANY_ID = '7';
/** An ID of no row. */
export const ANY_UUID = '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11';

/** A parameter of an address, as far as it matters here. */
interface Parameter {
  name?: string;
  schema?: { format?: string };
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  example?: unknown;
}

/** An operation of the API as a test calls it. */
export interface CallableOperation {
  method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  path: string;
  isPublic: boolean;
  /** Whether it takes JSON. */
  takesBody: boolean;
  /** Whether it takes a form with files as well. */
  takesFiles: boolean;
  /** The fields of its body, each with a value that is right in form. */
  fields: Record<string, unknown>;
}

/** Every operation of the document, so that what holds for all of them is tested for each that is added. */
export async function callableOperations(): Promise<CallableOperation[]> {
  const document = await buildDocument();
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  return operationsOf(document).map(({ method, path, operation }) => {
    const { content = {} } = (operation.requestBody ?? {}) as {
      content?: Record<string, { schema: Schema }>;
    };
    const json = content['application/json'];
    const { properties = {} } = schemas[json?.schema.$ref?.split('/').at(-1) ?? ''] ?? {};
    return {
      method,
      path: path.replace(/\{(\w+)\}/g, (_whole, named: string) => {
        const parameters = (operation.parameters ?? []) as Parameter[];
        return parameters.some(({ name, schema }) => name === named && schema?.format === 'uuid')
          ? ANY_UUID
          : ANY_ID;
      }),
      isPublic: operation.security?.length === 0,
      takesBody: json !== undefined,
      takesFiles: content['multipart/form-data'] !== undefined,
      fields: Object.fromEntries(
        // A part of a body has the examples of its own fields.
        Object.entries(properties).map(([name, { example, ...schema }]) => [
          name,
          example ?? ('anyOf' in schema ? {} : example),
        ]),
      ),
    };
  });
}
