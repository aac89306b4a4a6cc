import { type OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;

/** The schemas of what requests bring. */
export class RequestSchemas {
  private readonly schemas: Record<string, Schema>;

  constructor(document: OpenAPIObject) {
    this.schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  }

  /** The schema that a reference names. */
  named({ $ref }: { $ref: string }): Schema {
    const schema = this.schemas[$ref.split('/').at(-1) ?? ''];
    if (!schema) throw new Error(`The document has no schema ${$ref}`);
    return schema;
  }

  /** Says of a body, and of all that lies in it, that it takes no other fields than those it names. */
  close(reference: { $ref: string }): void {
    const schema = this.named(reference);
    if (schema.type !== 'object') return;
    schema.additionalProperties = false;
    for (const property of Object.values(schema.properties ?? {})) {
      const parts = 'items' in property ? property.items : undefined;
      if (parts && '$ref' in parts) this.close({ $ref: parts.$ref });
    }
  }
}
