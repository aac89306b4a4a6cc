import { type OpenAPIObject } from '@nestjs/swagger';
import { LARGEST_ID } from '../common/rules/ids.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;

/**
 * What the page at `/docs` fills in where the required fields alone would do harm, or say nothing, in the account of
 * whoever tries a call.
 */
const EXAMPLES: Readonly<Record<string, object>> = {
  updateOwnAccount: { formatType: 4 },
  updateContent: { title: '朝の市場で選ぶ、今週の花' },
  // A reason that nobody keeps: the account stays until one that is there is chosen.
  deleteOwnAccount: { reasonId: LARGEST_ID },
  sendContactMessage: {
    name: '山田はな',
    email: 'hana@example.com',
    contactType: 'OTHER',
    content: 'APIを試しています。',
  },
};

/** The body with which an operation is shown: its required fields, unless others serve better. */
export function bodyExample(operationId: string, { required = [], properties = {} }: Schema): object {
  const fields = properties as Record<string, { example?: unknown }>;
  return (
    EXAMPLES[operationId] ?? Object.fromEntries(required.map((name) => [name, fields[name]?.example ?? null]))
  );
}
