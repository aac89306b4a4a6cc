import { ApiProperty } from '@nestjs/swagger';
import { ApiChoice } from '../../../common/http/api-fields.js';
import { VISIBILITIES, type Visibility } from '../visibility.rules.js';

const ApiNullableTime = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'string', nullable: true, description, format: 'date-time', example: null });

/** Who may see something, and when. */
export abstract class VisibilityResponse {
  @ApiChoice(
    'Who may see it: `public`, everybody in its time; `hidden` and `draft`, only its owner. Others are never shown anything but `public`.',
    VISIBILITIES,
    'Visibility',
    'public',
  )
  visibility: Visibility;

  @ApiNullableTime('From when visitors see it; null for the beginning, and for everybody but its owner.')
  visibleFrom: string | null;

  @ApiNullableTime('Until when visitors see it; null for ever, and for everybody but its owner.')
  visibleUntil: string | null;
}
