interface Operation {
  requestBody?: { content?: Record<string, unknown> };
}

interface Schema {
  properties?: Record<string, { type?: unknown }>;
}

interface Document {
  paths?: object | undefined;
  components?: { schemas?: object | undefined } | undefined;
}

/**
 * Describes a call that may bring files by its form alone: `bodyWithFiles` sends JSON where it brings none. Such a call
 * also takes the null that removes a file, which goes as JSON.
 */
export function preferForms<Api extends Document>(document: Api): Api {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    for (const [property, { type }] of Object.entries(properties)) {
      const inForm = schemas[`${name}Form`]?.properties?.[property];
      if (inForm && type === 'null') inForm.type = ['string', 'null'];
    }
  }
  for (const item of Object.values(document.paths ?? {}) as Record<string, Operation>[]) {
    for (const { requestBody } of Object.values(item)) {
      if (requestBody?.content?.['multipart/form-data']) delete requestBody.content['application/json'];
    }
  }
  return document;
}
