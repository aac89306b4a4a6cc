import { buildDocument } from '../../src/openapi/build-document.js';
import { operationsOf } from '../../src/openapi/document.js';

/** The value for parameters of addresses that are not UUIDs. */
const ANY_ID = '7';
/** A UUID without a row. */
export const ANY_UUID = '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11';

/** The fields of a parameter that are read here. */
interface Parameter {
  name?: string;
  schema?: { format?: string };
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  example?: unknown;
}

/** An operation of the API with everything needed to call it. */
export interface CallableOperation {
  method: 'get' | 'put' | 'post' | 'delete' | 'patch';
  path: string;
  isPublic: boolean;
  /** Whether it takes JSON. */
  takesBody: boolean;
  /** Whether it takes a form with files as well. */
  takesFiles: boolean;
  /** The fields of its body, each with a valid value. */
  fields: Record<string, unknown>;
}

/** Every operation of the document, so that tests of all operations include new ones. */
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
        // A nested object has no example itself; its fields have.
        Object.entries(properties).map(([name, { example, ...schema }]) => [
          name,
          example ?? ('anyOf' in schema ? {} : example),
        ]),
      ),
    };
  });
}
