import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** A picture in page data; its URLs are derived from these fields. */
@ApiSchema({ name: 'BriefPicture' })
export class BriefPictureResponse {
  @ApiProperty({ description: 'SHA-256 of what its files hold, in hexadecimal: they are named by it.' })
  hash: string;

  @ApiProperty({
    description: 'The width of the picture as it was sent, upright, in pixels.',
    type: 'integer',
  })
  width: number;

  @ApiProperty({
    description: 'The height of the picture as it was sent, upright, in pixels.',
    type: 'integer',
  })
  height: number;

  @ApiProperty({
    description: 'The widths that there are files of, ascending, in pixels.',
    type: 'array',
    items: { type: 'integer' },
  })
  widths: number[];

  @ApiProperty({ description: 'What stands in its place until it is there: a colour of CSS.' })
  placeholder: string;
}
