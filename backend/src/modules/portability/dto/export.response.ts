import { ApiSchema } from '@nestjs/swagger';
import { ApiProperty } from '@nestjs/swagger';
import { EXPORT_STATES, type ExportState } from '../export.entity.js';

/** The archive of the account. */
@ApiSchema({ name: 'Export' })
export class ExportResponse {
  @ApiProperty({
    description:
      '`none`: there is no archive; `making`: a new one is being created; `ready`: it can be downloaded; `failed`: the last one requested could not be created.',
    enum: ['none', ...EXPORT_STATES],
    enumName: 'ExportState',
    example: 'ready',
  })
  state: ExportState | 'none';

  @ApiProperty({
    type: 'string',
    description: 'When it was requested; null if there is no archive.',
    format: 'date-time',
    nullable: true,
    example: '2027-01-28T09:00:00.000Z',
  })
  requestedAt: string | null;

  @ApiProperty({
    type: 'string',
    description:
      'Until when the last finished archive can be downloaded, also while a new one is being created; null if there is none.',
    format: 'date-time',
    nullable: true,
    example: '2027-02-04T09:00:00.000Z',
  })
  availableUntil: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'The size of the last finished archive in bytes; null if there is none.',
    nullable: true,
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    example: 2_400_000,
  })
  bytes: number | null;
}
