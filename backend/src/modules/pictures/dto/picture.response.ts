import { ApiSchema } from '@nestjs/swagger';
import { ApiInteger, ApiList, ApiText } from '../../../common/http/api-fields.js';
import { PICTURE_LIMITS } from '../picture.rules.js';

/** The longest URL of a picture file. */
export const LONGEST_ADDRESS = 100;

const EXAMPLE = '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** A picture file of one width. */
@ApiSchema({ name: 'PictureSource' })
export class PictureSourceResponse {
  @ApiText('The URL path of the file, whose content never changes.', LONGEST_ADDRESS, `${EXAMPLE}-640.webp`)
  url: string;

  @ApiInteger({ description: 'The width in pixels.', maximum: PICTURE_LIMITS.widest, example: 640 })
  width: number;
}

/** A picture in all its widths. */
@ApiSchema({ name: 'Picture' })
export class PictureResponse {
  @ApiText('The URL path of the widest WebP file.', LONGEST_ADDRESS, `${EXAMPLE}-1280.webp`)
  url: string;

  @ApiInteger({
    description: 'The width of the original, upright, in pixels; with the height it gives the aspect ratio.',
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

  @ApiList('The WebP files, narrowest first.', PictureSourceResponse, { max: 10, min: 1 })
  sources: PictureSourceResponse[];

  @ApiText('The URL path of a JPEG for link previews.', LONGEST_ADDRESS, `${EXAMPLE}.jpg`)
  preview: string;

  @ApiText('A CSS color to show while the picture loads.', 200, '#c9a78b')
  placeholder: string;
}
