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

/** What names the thing that is reported is a short word and an id. */
const SUBJECT_MAX = 50;

/** Whether nobody has to say who they are: in a report. */
const isReport = (body: object): boolean => 'contactType' in body && body.contactType === 'REPORT';

/** A message to the operator. */
@ApiSchema({ name: 'ContactMessage' })
export class SendContactMessageRequest {
  @TextField({
    check: checkContactName,
    mayBeEmpty: isReport,
    description: 'Who writes, on one line. A report may leave it out or empty.',
    maxLength: CONTACT_LIMITS.name,
    example: '山田はな',
  })
  name?: string;

  @TextField({
    normalise: normaliseIdentifier,
    check: checkEmail,
    mayBeEmpty: isReport,
    description: 'Where the answer goes: an address in ASCII. A report may leave it out or empty.',
    maxLength: EMAIL_LIMITS.max,
    example: 'hana@example.com',
  })
  email?: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseText(value) : value))
  // The one nearest to the field is told first.
  @IsIn(CONTACT_TYPES, breaks('invalidFormat'))
  @IsNotEmpty(breaks('required'))
  @ApiProperty({
    description: 'What the message is about. AFFILIATE and CORPORATION are for those who are signed in.',
    enum: CONTACT_TYPES,
    enumName: 'ContactType',
    example: 'REPORT',
    type: 'string',
  })
  contactType: ContactType;

  @TextField({
    check: checkContactContent,
    description: 'The message, on any number of lines.',
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
      'For reports alone: what is reported, as `profile:` with a display ID or account ID, or as `content:`, `item:` or `link:` with its number.',
    minLength: 1,
    maxLength: SUBJECT_MAX,
    example: 'content:12',
  })
  about?: string;
}
