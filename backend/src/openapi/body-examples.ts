import { type OpenAPIObject } from '@nestjs/swagger';
import { LARGEST_ID } from '../common/rules/ids.js';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Schema = Exclude<Schemas[string], { $ref: string }>;

/** Examples for `/docs` where the required fields alone would be harmful or useless. */
const EXAMPLES: Readonly<Record<string, object>> = {
  updateOwnAccount: { formatType: 4 },
  updateContent: { title: '朝の市場で選ぶ、今週の花' },
  // A reason that does not exist, so that the account is not closed by accident.
  deleteOwnAccount: { reasonId: LARGEST_ID },
  sendContactMessage: {
    name: '山田はな',
    email: 'hana@example.com',
    contactType: 'OTHER',
    content: 'APIを試しています。',
  },
};

/** The example of a body: its required fields by default. */
export function bodyExample(operationId: string, { required = [], properties = {} }: Schema): object {
  const fields = properties as Record<string, { example?: unknown }>;
  return (
    EXAMPLES[operationId] ?? Object.fromEntries(required.map((name) => [name, fields[name]?.example ?? null]))
  );
}
