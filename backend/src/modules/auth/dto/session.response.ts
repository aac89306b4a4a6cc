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

/** Longer than any known name of a browser or system. */
const LONGEST_NAME = 40;

/** A browser or program that is signed in. */
@ApiSchema({ name: 'Session' })
export class SessionResponse {
  @ApiUuid("The session's ID.", '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a')
  id: string;

  @ApiChoice(
    'The type of device; `other` for programs and unknown devices.',
    DEVICE_TYPES,
    'DeviceType',
    'desktop',
  )
  deviceType: Device['type'];

  @ApiNullableText('The name of the browser; null if unknown.', LONGEST_NAME, 'Firefox')
  browser: string | null;

  @ApiNullableText('The name of the operating system; null if unknown.', LONGEST_NAME, 'Windows')
  os: string | null;

  @ApiTime('When the session started.', '2026-04-01T09:30:00.000Z')
  createdAt: string;

  @ApiTime('When the session was last used, to the minute.', '2026-04-02T18:05:00.000Z')
  lastSeenAt: string;

  @ApiProperty({ description: 'Whether this is the current session.', example: true })
  current: boolean;
}

/** The sessions of an account. */
@ApiSchema({ name: 'SessionList' })
export class SessionListResponse {
  @ApiList('The current session first, then the most recently used.', SessionResponse, {
    max: MAX_LISTED_SESSIONS,
  })
  results: SessionResponse[];

  @ApiTotal({
    description: 'The total number of sessions, which may be more than are listed.',
    maximum: Number.MAX_SAFE_INTEGER,
    example: 2,
  })
  total: number;
}
