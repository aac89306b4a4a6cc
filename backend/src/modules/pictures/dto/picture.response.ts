import { ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiList, ApiText } from '../../../common/http/api-fields.js';
import { PICTURE_LIMITS } from '../picture.rules.js';

/** The longest URL of a picture file. */
export const LONGEST_ADDRESS = 100;

const EXAMPLE = '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** A picture file of one width. */
@ApiSchema({ name: 'PictureSource' })
export class PictureSourceResponse {
  @ApiText(
    'The address of the file, on this host; what it answers never changes.',
    LONGEST_ADDRESS,
    `${EXAMPLE}-640.webp`,
  )
  url: string;

  @ApiInteger({ description: 'Its width in pixels.', maximum: PICTURE_LIMITS.widest, example: 640 })
  width: number;
}

/** A picture in all its widths. */
@ApiSchema({ name: 'Picture' })
export class PictureResponse {
  @ApiText('The address of the widest file, in WebP.', LONGEST_ADDRESS, `${EXAMPLE}-1280.webp`)
  url: string;

  @ApiInteger({
    description: 'The width of the picture as it was sent, upright, in pixels; with the height its shape.',
    maximum: PICTURE_LIMITS.maxPixels,
    example: 4000,
  })
  width: number;

  @ApiInteger({
    description: 'The height of the picture as it was sent, upright, in pixels.',
    maximum: PICTURE_LIMITS.maxPixels,
    example: 3000,
  })
  height: number;

  @ApiList('The files in WebP, the narrowest first.', PictureSourceResponse, { max: 10, min: 1 })
  sources: PictureSourceResponse[];

  @ApiText('The address of a JPEG, for previews in chat applications.', LONGEST_ADDRESS, `${EXAMPLE}.jpg`)
  preview: string;

  @ApiText('What stands in its place until it is there: a colour of CSS.', 200, '#c9a78b')
  placeholder: string;
}
