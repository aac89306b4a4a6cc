import { ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiText, ApiTime } from '../../../common/http/api-fields.js';
import { PICTURE_LIMITS } from '../picture.rules.js';
import { LONGEST_ADDRESS } from './picture.response.js';

/** A stored picture that is not used yet. */
@ApiSchema({ name: 'StoredPicture' })
export class StoredPictureResponse {
  @ApiText(
    'The name of the picture, for the field `imageFileName` of other operations.',
    LONGEST_ADDRESS,
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-1280.webp',
  )
  imageFileName: string;

  @ApiInteger({
    description: 'The width of the original, upright, in pixels.',
    maximum: PICTURE_LIMITS.maxPixels,
    example: 4000,
  })
  width: number;

  @ApiInteger({
    description: 'The height of the original, upright, in pixels.',
    maximum: PICTURE_LIMITS.maxPixels,
    example: 3000,
  })
  height: number;

  @ApiTime('When the picture is deleted unless it is used by then.', '2026-04-02T09:30:00.000Z')
  usableUntil: string;
}
