import { type OpenAPIObject } from '@nestjs/swagger';
import { LANGUAGES } from '../common/rules/language.js';
import { REQUEST_ID_HEADER } from '../common/http/request-context.middleware.js';

const WITHOUT_FILES = 'Operations that count uploads send it only if the body contains files.';

/** Response headers, as referenced by operations. */
const HEADERS = {
  [REQUEST_ID_HEADER]: {
    description: "The ID of the request in the server's log; the same as `requestId` in a failure.",
    schema: { type: 'string', format: 'uuid' },
    example: '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a',
  },
  'Retry-After': {
    description: 'The number of seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  'RateLimit-Policy': {
    description: `The rate limit of this request: its name, its quota \`q\` and its window \`w\` in seconds. ${WITHOUT_FILES}`,
    schema: { type: 'string', maxLength: 100 },
    example: '"validation";q=60;w=60',
  },
  RateLimit: {
    description: `What remains of that limit: \`r\` more requests, and \`t\` seconds until the window ends. ${WITHOUT_FILES}`,
    schema: { type: 'string', maxLength: 100 },
    example: '"validation";r=59;t=60',
  },
} as const;

const ACCEPT_LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of texts in the response: Japanese unless English is preferred.',
  required: false,
  schema: { type: 'string', maxLength: 200, default: LANGUAGES[0], example: 'en' },
} as const;

/** Adds the shared components. */
export function addCommonParts(document: OpenAPIObject): void {
  document.components = {
    ...document.components,
    headers: { ...HEADERS },
    parameters: { AcceptLanguage: ACCEPT_LANGUAGE },
  };
}

/** The `Accept-Language` parameter of all operations. */
export const LANGUAGE_PARAMETER = { $ref: '#/components/parameters/AcceptLanguage' };

/** The headers of a response by its status. */
export function headersOf(status: string, isThrottled: boolean): Record<string, { $ref: string }> {
  const names: (keyof typeof HEADERS)[] = [REQUEST_ID_HEADER];
  if (['423', '429', '503'].includes(status)) names.push('Retry-After');
  if (isThrottled && /^(?:2|429)/.test(status)) names.push('RateLimit-Policy', 'RateLimit');
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
