import { type OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;

/** What a property is made of that is an object or null. */
function partsOf(property: object): readonly object[] {
  if ('anyOf' in property) return property.anyOf as object[];
  return 'allOf' in property ? (property.allOf as object[]) : [property];
}

/** Schemas of request bodies. */
export class RequestSchemas {
  private readonly schemas: Record<string, Schema>;

  constructor(document: OpenAPIObject) {
    this.schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  }

  /** The referenced schema. */
  named({ $ref }: { $ref: string }): Schema {
    const schema = this.schemas[$ref.split('/').at(-1) ?? ''];
    if (!schema) throw new Error(`The document has no schema ${$ref}`);
    return schema;
  }

  /** Forbids additional fields in a body and its parts. */
  close(reference: { $ref: string }): void {
    const schema = this.named(reference);
    if (schema.type !== 'object') return;
    schema.additionalProperties = false;
    for (const property of Object.values(schema.properties ?? {})) {
      const parts = 'items' in property && property.items ? [property.items] : partsOf(property);
      for (const part of parts)
        if ('$ref' in part && typeof part.$ref === 'string') this.close({ $ref: part.$ref });
    }
  }
}
