import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty } from 'class-validator';
import { checkEmail, EMAIL_LIMITS } from '../../../common/rules/email-address.js';
import { normaliseIdentifier, normaliseText } from '../../../common/rules/text.js';
import { TextField } from '../../../common/validation/fields.js';
import { breaks } from '../../../common/validation/messages.js';
import {
  checkContactContent,
  checkContactName,
  CONTACT_LIMITS,
  CONTACT_TYPES,
  type ContactType,
  readReportSubject,
} from '../contact.rules.js';

/** The maximum length of a kind and an ID. */
const SUBJECT_MAX = 50;

/** Whether the message may be anonymous, as reports may. */
const isReport = (body: object): boolean => 'contactType' in body && body.contactType === 'REPORT';

/** A message to the operator. */
@ApiSchema({ name: 'ContactMessage' })
export class SendContactMessageRequest {
  @TextField({
    check: checkContactName,
    mayBeEmpty: isReport,
    description: "The sender's name, on one line. Reports may omit it or leave it empty.",
    maxLength: CONTACT_LIMITS.name,
    example: '山田はな',
  })
  name?: string;

  @TextField({
    normalise: normaliseIdentifier,
    check: checkEmail,
    mayBeEmpty: isReport,
    description:
      "The sender's e-mail address in ASCII, to which the reply is sent. Reports may omit it or leave it empty.",
    maxLength: EMAIL_LIMITS.max,
    example: 'hana@example.com',
  })
  email?: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseText(value) : value))
  // The rule closest to the field is reported first.
  @IsIn(CONTACT_TYPES, breaks('invalidFormat'))
  @IsNotEmpty(breaks('required'))
  @ApiProperty({
    description: 'The kind of message. `AFFILIATE` and `CORPORATION` require a session.',
    enum: CONTACT_TYPES,
    enumName: 'ContactType',
    example: 'REPORT',
    type: 'string',
  })
  contactType: ContactType;

  @TextField({
    check: checkContactContent,
    description: 'The message, which may have several lines.',
    minLength: 1,
    maxLength: CONTACT_LIMITS.content,
    example: 'この写真は私のものです。',
  })
  content: string;

  @TextField({
    normalise: normaliseIdentifier,
    check: (value) => (readReportSubject(value) === null ? 'invalidFormat' : null),
    optional: true,
    description:
      'For reports only: what is reported, as `profile:` with a display ID or account ID, or as `content:`, `item:` or `link:` with its ID.',
    minLength: 1,
    maxLength: SUBJECT_MAX,
    example: 'content:12',
  })
  about?: string;
}
