import { ApiSchema } from '@nestjs/swagger';
import { type ContactType } from '../../../common/rules/contact-rules.js';
import {
  ContactContentField,
  ContactEmailField,
  ContactNameField,
  ContactTypeField,
  ReportSubjectField,
} from '../../../common/validation/contact-fields.js';

/** A message to the operator. */
@ApiSchema({ name: 'ContactMessage' })
export class SendContactMessageRequest {
  @ContactNameField()
  name?: string;

  @ContactEmailField()
  email?: string;

  @ContactTypeField()
  contactType: ContactType;

  @ContactContentField()
  content: string;

  @ReportSubjectField()
  about?: string;
}
