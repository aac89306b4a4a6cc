import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty } from 'class-validator';
import { checkEmail } from '../rules/account-rules.js';
import {
  checkContactContent,
  checkContactName,
  CONTACT_TYPES,
  readReportSubject,
} from '../rules/contact-rules.js';
import { LIMITS } from '../rules/limits.js';
import { normaliseIdentifier, normaliseText } from '../rules/text.js';
import { TextField } from './fields.js';
import { breaks } from './messages.js';

/** What names the thing that is reported is a short word and an id. */
const SUBJECT_MAX = 50;

/** Whether nobody has to say who they are: in a report. */
const isReport = (body: object): boolean => 'contactType' in body && body.contactType === 'REPORT';

/** Who writes. */
export const ContactNameField = () =>
  TextField({
    normalise: normaliseText,
    check: checkContactName,
    mayBeEmpty: isReport,
    api: {
      description: 'Who writes, on one line. A report may leave it out or empty.',
      maxLength: LIMITS.contact.name,
      example: '山田はな',
    },
  });

/** Where whoever writes is answered. */
export const ContactEmailField = () =>
  TextField({
    normalise: normaliseIdentifier,
    check: checkEmail,
    mayBeEmpty: isReport,
    api: {
      description: 'Where the answer goes: an address in ASCII. A report may leave it out or empty.',
      maxLength: LIMITS.email.max,
      example: 'hana@example.com',
    },
  });

/** What the message is about. */
export const ContactTypeField = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseText(value) : value)),
    IsNotEmpty(breaks('required')),
    IsIn(CONTACT_TYPES, breaks('invalidFormat')),
    ApiProperty({
      description: 'What the message is about. AFFILIATE and CORPORATION are for those who are signed in.',
      enum: CONTACT_TYPES,
      enumName: 'ContactType',
      example: 'REPORT',
      type: 'string',
      required: true,
      nullable: false,
    }),
  );

/** What is written. */
export const ContactContentField = () =>
  TextField({
    normalise: normaliseText,
    check: checkContactContent,
    api: {
      description: 'The message, on any number of lines.',
      minLength: 1,
      maxLength: LIMITS.contact.content,
      example: 'この写真は私のものです。',
    },
  });

/** What is reported. */
export const ReportSubjectField = () =>
  TextField({
    normalise: normaliseIdentifier,
    check: (value) => (readReportSubject(value) === null ? 'invalidFormat' : null),
    optional: true,
    api: {
      description:
        'For reports alone: what is reported, as `profile:` with a display ID or account ID, or as `content:`, `item:` or `link:` with its number.',
      minLength: 1,
      maxLength: SUBJECT_MAX,
      example: 'content:12',
    },
  });
