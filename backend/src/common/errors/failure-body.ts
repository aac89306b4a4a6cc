import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiChoice, ApiNullableText, ApiText, ApiUuid } from '../http/api-fields.js';
import { ERROR_CODES, type ErrorCode } from './error-code.js';
import { type AppError } from './app-error.js';
import { type Language } from '../rules/language.js';

const MAX_MESSAGE_LENGTH = 200;

/** Longer than any of our fields; unknown ones are cut. */
const MAX_FIELD_LENGTH = 100;

/** One broken rule. */
@ApiSchema({ name: 'FailureEntry' })
export class FailureEntryBody {
  @ApiText('A message in the language of the request.', MAX_MESSAGE_LENGTH, 'This ID is already taken.')
  message: string;

  @ApiChoice('The error code.', ERROR_CODES, 'ErrorCode', 'E0203')
  errorCode: ErrorCode;

  @ApiNullableText(
    'The name of the field in the request; null if the error is not about a field.',
    MAX_FIELD_LENGTH,
    'displayId',
  )
  field: string | null;
}

/** The body of every failure. */
@ApiSchema({ name: 'Failure' })
export class FailureBody {
  @ApiProperty({ description: 'The HTTP status.', type: 'integer', minimum: 400, maximum: 599, example: 400 })
  statusCode: number;

  @ApiChoice('The error code of the first entry.', ERROR_CODES, 'ErrorCode', 'E0203')
  errorCode: ErrorCode;

  @ApiText('The message of the first entry.', MAX_MESSAGE_LENGTH, 'This ID is already taken.')
  message: string;

  @ApiProperty({
    description: 'All errors found in the request; at least one.',
    type: [FailureEntryBody],
    minItems: 1,
  })
  errors: FailureEntryBody[];

  @ApiUuid("The ID of the request in the server's log.", '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a')
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
