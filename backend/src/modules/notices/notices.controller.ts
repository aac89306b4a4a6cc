import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary, NoContent } from '../../common/http/api-operations.js';
import { ApiIdParam } from '../../common/http/api-fields.js';
import { AccountId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { IntegerIdPipe } from '../../common/validation/integer-id.pipe.js';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { NoticeListResponse } from './dto/notice-list.response.js';
import { NoticeNotFound } from './notices.errors.js';
import { NoticesService } from './notices.service.js';

@ApiTags('notices')
@Controller('api/notices')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Get()
  @ApiSummary(
    'List own notices',
    'What the owner of the account is told in the studio and has not dismissed: what an operator did and why, and linked accounts that have to be linked again.',
  )
  @ApiOkResponse({ description: 'The notices.', type: NoticeListResponse })
  @Fails()
  async listNotices(@AccountId() accountId: string): Promise<NoticeListResponse> {
    const notices = await this.notices.list(accountId);
    const results = notices.map(({ id, kind, subject, provider, reason, reference, dueAt, createdAt }) => ({
      noticeId: id,
      kind,
      subject,
      provider,
      reason,
      reference,
      dueAt: dueAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }));
    return { results, total: results.length };
  }

  @Delete(':id')
  @ApiSummary('Dismiss a notice', 'Puts a notice away for good.')
  @ApiIdParam('id', 'The notice, as the list names it.', 12)
  @NoContent('It is not shown any more.')
  @Fails(InvalidInput, NoticeNotFound)
  async dismissNotice(@AccountId() accountId: string, @Param('id', IntegerIdPipe) id: number): Promise<void> {
    await this.notices.dismiss(accountId, id);
  }
}
