import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  ApiChoice,
  ApiList,
  ApiNullableText,
  ApiTime,
  ApiTotal,
  ApiUuid,
} from '../../../common/http/api-fields.js';
import { MAX_LISTED_SESSIONS } from '../../../security/sessions/sessions.service.js';
import { type Device, DEVICE_TYPES } from '../device.js';

/** The longest name of a browser or a system that is known is shorter. */
const LONGEST_NAME = 40;

/** A browser or program that is signed in. */
@ApiSchema({ name: 'Session' })
export class SessionResponse {
  @ApiUuid('Names the session.', '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a')
  id: string;

  @ApiChoice(
    'What the device is; `other` stands for a program, and for what nobody knows.',
    DEVICE_TYPES,
    'DeviceType',
    'desktop',
  )
  deviceType: Device['type'];

  @ApiNullableText('The name of the browser; null where it is none that is known.', LONGEST_NAME, 'Firefox')
  browser: string | null;

  @ApiNullableText(
    'The name of the operating system; null where it is none that is known.',
    LONGEST_NAME,
    'Windows',
  )
  os: string | null;

  @ApiTime('When one signed in there.', '2026-04-01T09:30:00.000Z')
  createdAt: string;

  @ApiTime('When it was last seen, to the minute.', '2026-04-02T18:05:00.000Z')
  lastSeenAt: string;

  @ApiProperty({ description: 'Whether it is the session that asks.', example: true })
  current: boolean;
}

/** The sessions of an account. */
@ApiSchema({ name: 'SessionList' })
export class SessionListResponse {
  @ApiList('The session that asks, then the others, the latest seen first.', SessionResponse, {
    max: MAX_LISTED_SESSIONS,
  })
  results: SessionResponse[];

  @ApiTotal({
    description: 'How many there are; more than are listed where there are very many.',
    maximum: Number.MAX_SAFE_INTEGER,
    example: 2,
  })
  total: number;
}
