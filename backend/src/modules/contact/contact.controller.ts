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
    'Send a message to the operator',
    'Stores the message, notifies the operator by e-mail, and sends the sender a confirmation. A report (`REPORT`) may omit the name and the e-mail address, and can name what it reports in `about`.',
  )
  @NoContent('The message has been received.')
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
