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
    'List your notices',
    'Lists the notices shown in the studio that you have not dismissed: what an operator did and why, and linked accounts that must be linked again.',
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
  @ApiSummary('Dismiss a notice', 'Dismisses the notice for good.')
  @ApiIdParam('id', 'The ID of the notice.', 12)
  @NoContent('The notice has been dismissed.')
  @Fails(InvalidInput, NoticeNotFound)
  async dismissNotice(@AccountId() accountId: string, @Param('id', IntegerIdPipe) id: number): Promise<void> {
    await this.notices.dismiss(accountId, id);
  }
}
