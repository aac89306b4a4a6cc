import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AccountId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { ApiSummary } from '../../common/http/api-operations.js';
import { requestLanguage } from '../../common/http/request-context.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { LinkPreviewResponse } from './dto/link-preview.response.js';
import { PreviewLinkRequest } from './dto/preview-link.request.js';
import { toLinkPreview } from './link-preview.mapper.js';
import { LinkPreviewsService } from './link-previews.service.js';

@ApiTags('link-previews')
@Controller('api/link-previews')
export class LinkPreviewsController {
  constructor(private readonly previews: LinkPreviewsService) {}

  @Post()
  @Throttled('PREVIEW')
  @HttpCode(200)
  @ApiSummary(
    'Preview a link',
    'Says what a URL is, and reads title, description and picture of its page. The page of a post is not read: `readYoutubeVideo` and `listInstagramPosts` do that through the linked account. Fields are null where they cannot be read, whatever the reason, and where the operator has switched reading off. The picture is stored as by `storePicture`, so it is deleted unless it is used within 24 hours, and counts towards the storage quota of the account until then.',
  )
  @ApiOkResponse({ description: 'What the URL is and what its page says.', type: LinkPreviewResponse })
  @Fails()
  async previewLink(
    @AccountId() accountId: string,
    @Body() { url }: PreviewLinkRequest,
  ): Promise<LinkPreviewResponse> {
    return toLinkPreview(await this.previews.preview(accountId, url, requestLanguage()));
  }
}
