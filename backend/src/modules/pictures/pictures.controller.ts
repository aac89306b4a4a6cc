import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ApiSummary } from '../../common/http/api-operations.js';
import { AccountId } from '../../common/auth/signed-in.decorator.js';
import { Fails } from '../../common/errors/fails.decorator.js';
import { Multipart } from '../../common/http/multipart.js';
import { Throttled } from '../../security/throttling/throttled.decorator.js';
import { StorePictureRequest } from './dto/store-picture.request.js';
import { StoredPictureResponse } from './dto/stored-picture.response.js';
import { toStoredPicture } from './picture.mapper.js';
import { PICTURE_FAILURES } from './pictures.errors.js';
import { PicturesService, STORED_HOURS } from './pictures.service.js';

@ApiTags('pictures')
@Controller('api/pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Post()
  @Throttled('UPLOAD')
  @Multipart({ files: /^image$/, maxFiles: 1, maxFields: 10, only: true })
  @ApiSummary(
    'Store a picture',
    `Stores a picture for later use by name, as the \`imageFileName\` of your account, a link, a content or an item, once or several times. It is private until it is used, and is deleted unless it is used within ${STORED_HOURS} hours. It counts towards the account’s storage quota.`,
  )
  @ApiCreatedResponse({ description: 'The stored picture.', type: StoredPictureResponse })
  @Fails(...PICTURE_FAILURES)
  async storePicture(
    @AccountId() accountId: string,
    @Body() { image }: StorePictureRequest,
  ): Promise<StoredPictureResponse> {
    return toStoredPicture(await this.pictures.storeForLater(accountId, image));
  }
}
