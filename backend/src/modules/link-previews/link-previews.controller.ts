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
import { STORED_HOURS } from '../pictures/pictures.service.js';

@ApiTags('link-previews')
@Controller('api/link-previews')
export class LinkPreviewsController {
  constructor(private readonly previews: LinkPreviewsService) {}

  @Post()
  @Throttled('PREVIEW')
  @HttpCode(200)
  @ApiSummary(
    'Preview a link',
    `Identifies a URL and reads the title, description and picture of its page. Pages of posts are not read; use \`readYoutubeVideo\` and \`listInstagramPosts\` for those. Fields that cannot be read are null, as are all of them if the operator has turned reading off. The picture is stored as with \`storePicture\`: it counts towards the account’s storage quota, and is deleted unless it is used within ${STORED_HOURS} hours.`,
  )
  @ApiOkResponse({ description: 'The preview.', type: LinkPreviewResponse })
  @Fails()
  async previewLink(
    @AccountId() accountId: string,
    @Body() { url }: PreviewLinkRequest,
  ): Promise<LinkPreviewResponse> {
    return toLinkPreview(await this.previews.preview(accountId, url, requestLanguage()));
  }
}
