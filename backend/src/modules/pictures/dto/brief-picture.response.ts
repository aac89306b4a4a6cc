import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** A picture in page data; its URLs are derived from these fields. */
@ApiSchema({ name: 'BriefPicture' })
export class BriefPictureResponse {
  @ApiProperty({ description: 'The SHA-256 hash of the files’ content in hexadecimal, used in their names.' })
  hash: string;

  @ApiProperty({
    description: 'The width of the original, upright, in pixels.',
    type: 'integer',
  })
  width: number;

  @ApiProperty({
    description: 'The height of the original, upright, in pixels.',
    type: 'integer',
  })
  height: number;

  @ApiProperty({
    description: 'The widths of the files, ascending, in pixels.',
    type: 'array',
    items: { type: 'integer' },
  })
  widths: number[];

  @ApiProperty({ description: 'A CSS color to show while the picture loads.' })
  placeholder: string;
}
