import { type OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;
type Property = Schema & { $ref?: string };
type Body = Record<string, { schema?: Schema | { $ref: string } }>;

const REFERENCE = '#/components/schemas/';

/**
 * Tells bodies that come as JSON from those that come as forms: a file is in forms alone. Each schema with files is
 * written twice, with its files under the name of the form (`CreateLinkForm`), and without them under its own.
 */
export class FormSchemas {
  private readonly schemas: Record<string, Schema>;
  private readonly withFiles = new Set<string>();

  constructor(document: OpenAPIObject) {
    this.schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  }

  /** Gives a body that comes in either way a schema for each of them. */
  divide(body: Body): void {
    const form = body['multipart/form-data'];
    const name = nameIn(body['application/json']?.schema);
    if (!form || name === null) return;
    this.writeForm(name);
    form.schema = { $ref: `${REFERENCE}${name}Form` };
  }

  /** Takes the files out of what comes as JSON, once every form is written. */
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
      // What a page for trying calls would fill in by itself; a form has its examples where it comes as JSON.
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
