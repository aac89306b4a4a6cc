import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { Public } from '../../common/auth/public.decorator.js';
import { ViewerId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { ReportSubjectNotFound } from './contact.errors.js';
import { ContactService } from './contact.service.js';
import { SendContactMessageRequest } from './dto/send-contact-message.request.js';

@ApiTags('contact')
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Public()
  @Throttled('CONTACT')
  @ApiSummary(
    'Write to the operator',
    'Keeps the message for the operator and tells them by mail; another mail tells the sender that it has arrived. A report (REPORT) may leave out name and e-mail address, and names in `about` what it is about.',
  )
  @NoContent('The message has arrived.')
  @Fails(ReportSubjectNotFound)
  async sendContactMessage(
    @ViewerId() accountId: string | null,
    @Body() { name, email, contactType, content, about }: SendContactMessageRequest,
  ): Promise<void> {
    await this.contact.send(accountId, {
      name: givenOrNull(name),
      email: givenOrNull(email),
      contactType,
      content,
      about: about ?? null,
    });
  }
}

/** Treats an empty text as missing. */
function givenOrNull(text = ''): string | null {
  return text === '' ? null : text;
}
