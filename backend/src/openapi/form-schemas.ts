import { type OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;
type Property = Schema & { $ref?: string };
type Body = Record<string, { schema?: Schema | { $ref: string } }>;

const REFERENCE = '#/components/schemas/';

/** Splits schemas with files in two: one for forms, with the files (`CreateLinkForm`), and one for JSON, without. */
export class FormSchemas {
  private readonly schemas: Record<string, Schema>;
  private readonly withFiles = new Set<string>();

  constructor(document: OpenAPIObject) {
    this.schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  }

  /** Gives a form its own schema. */
  divide(body: Body): void {
    const form = body['multipart/form-data'];
    const name = nameIn(body['application/json']?.schema);
    if (!form || name === null) return;
    this.writeForm(name);
    form.schema = { $ref: `${REFERENCE}${name}Form` };
  }

  /** Removes files from the JSON schemas, after all forms. */
  takeFilesOut(): void {
    for (const name of this.withFiles) {
      const { properties = {} } = this.named(name);
      for (const [property, schema] of Object.entries(properties as Record<string, Property>)) {
        if (schema.format !== 'binary') continue;
        if (isNullable(schema))
          properties[property] = {
            type: 'null',
            description: 'Null removes the picture.',
            example: null,
          };
        else Reflect.deleteProperty(properties, property);
      }
    }
  }

  private writeForm(name: string): void {
    if (this.withFiles.has(name)) return;
    this.withFiles.add(name);
    const form = structuredClone(this.named(name));
    for (const property of Object.values((form.properties ?? {}) as Record<string, Property>)) {
      // `/docs` would fill in the examples.
      Reflect.deleteProperty(property, 'example');
      if (property.format === 'binary') property.type = 'string';
      const part = nameIn(property.items);
      if (part === null || !this.hasFiles(part)) continue;
      this.writeForm(part);
      property.items = { $ref: `${REFERENCE}${part}Form` };
    }
    this.schemas[`${name}Form`] = form;
  }

  private named(name: string): Schema {
    const schema = this.schemas[name];
    if (!schema) throw new Error(`The document has no schema ${name}`);
    return schema;
  }

  private hasFiles(name: string): boolean {
    const properties = Object.values((this.named(name).properties ?? {}) as Record<string, Property>);
    return properties.some(({ format }) => format === 'binary');
  }
}

function nameIn(schema: object | undefined): string | null {
  return schema && '$ref' in schema ? String(schema.$ref).slice(REFERENCE.length) : null;
}

function isNullable({ type }: Property): boolean {
  return [type].flat().includes('null');
}
