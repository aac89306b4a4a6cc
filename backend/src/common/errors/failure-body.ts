import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiNullableText } from '../http/api-fields.js';
import { ERROR_CODES, type ErrorCode } from './error-code.js';
import { type AppError } from './app-error.js';
import { type Language } from '../language.js';

const MAX_MESSAGE_LENGTH = 200;

/** Longer than any of our fields; unknown ones are cut. */
const MAX_FIELD_LENGTH = 100;

/** One broken rule. */
@ApiSchema({ name: 'FailureEntry' })
export class FailureEntryBody {
  @ApiProperty({
    description: 'What is wrong, in the language of the request.',
    maxLength: MAX_MESSAGE_LENGTH,
    example: 'This ID is already taken.',
  })
  message: string;

  @ApiProperty({
    description: 'The code of what is wrong.',
    enum: ERROR_CODES,
    enumName: 'ErrorCode',
    example: 'E0203',
  })
  errorCode: ErrorCode;

  @ApiNullableText({
    description: 'The field concerned, as the request names it; null where it is none.',
    maxLength: MAX_FIELD_LENGTH,
    example: 'displayId',
  })
  field: string | null;
}

/** The body of every failure. */
@ApiSchema({ name: 'Failure' })
export class FailureBody {
  @ApiProperty({ description: 'The HTTP status.', type: 'integer', minimum: 400, maximum: 599, example: 400 })
  statusCode: number;

  @ApiProperty({
    description: "The first entry's code.",
    enum: ERROR_CODES,
    enumName: 'ErrorCode',
    example: 'E0203',
  })
  errorCode: ErrorCode;

  @ApiProperty({
    description: "The first entry's message.",
    maxLength: MAX_MESSAGE_LENGTH,
    example: 'This ID is already taken.',
  })
  message: string;

  @ApiProperty({
    description: 'Everything that is wrong; at least one entry.',
    type: [FailureEntryBody],
    minItems: 1,
  })
  errors: FailureEntryBody[];

  @ApiProperty({
    description: 'Names the request in the log of the server.',
    format: 'uuid',
    example: '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a',
  })
  requestId: string;
}

/** Writes a failure in the client's language. */
export function failureBody(error: AppError, language: Language, requestId: string): FailureBody {
  const errors = error.entries.map(({ code, words, field }) => ({
    message: words[language],
    errorCode: code,
    field: field?.slice(0, MAX_FIELD_LENGTH) ?? null,
  }));
  const [first] = errors;
  return {
    statusCode: error.spec.status,
    errorCode: first?.errorCode ?? 'unknown',
    message: first?.message ?? error.spec.words[language],
    errors,
    requestId,
  };
}
