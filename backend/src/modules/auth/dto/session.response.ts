import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ApiNullableText, ApiTotal } from '../../../common/http/api-fields.js';
import { MAX_LISTED_SESSIONS } from '../../../security/sessions/sessions.service.js';
import { type Device, DEVICE_TYPES } from '../device.js';

/** The longest name of a browser or a system that is known is shorter. */
const LONGEST_NAME = 40;

/** A browser or program that is signed in. */
@ApiSchema({ name: 'Session' })
export class SessionResponse {
  @ApiProperty({
    description: 'Names the session.',
    format: 'uuid',
    example: '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a',
  })
  id: string;

  @ApiProperty({
    description: 'What the device is; `other` stands for a program, and for what nobody knows.',
    enum: DEVICE_TYPES,
    enumName: 'DeviceType',
    example: 'desktop',
  })
  deviceType: Device['type'];

  @ApiNullableText({
    description: 'The name of the browser; null where it is none that is known.',
    maxLength: LONGEST_NAME,
    example: 'Firefox',
  })
  browser: string | null;

  @ApiNullableText({
    description: 'The name of the operating system; null where it is none that is known.',
    maxLength: LONGEST_NAME,
    example: 'Windows',
  })
  os: string | null;

  @ApiProperty({
    description: 'When one signed in there.',
    format: 'date-time',
    example: '2026-04-01T09:30:00.000Z',
  })
  createdAt: string;

  @ApiProperty({
    description: 'When it was last seen, to the minute.',
    format: 'date-time',
    example: '2026-04-02T18:05:00.000Z',
  })
  lastSeenAt: string;

  @ApiProperty({ description: 'Whether it is the session that asks.', example: true })
  current: boolean;
}

/** The sessions of an account. */
@ApiSchema({ name: 'SessionList' })
export class SessionListResponse {
  @ApiProperty({
    description: 'The session that asks, then the others, the latest seen first.',
    type: [SessionResponse],
    maxItems: MAX_LISTED_SESSIONS,
  })
  results: SessionResponse[];

  @ApiTotal({
    description: 'How many there are; more than are listed where there are very many.',
    maximum: Number.MAX_SAFE_INTEGER,
    example: 2,
  })
  total: number;
}
