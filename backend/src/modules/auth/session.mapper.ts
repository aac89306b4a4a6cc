import { type SessionSummary } from '../../security/sessions/sessions.service.js';
import { describeDevice } from './device.js';
import { type SessionResponse } from './dto/session.response.js';

/** A session in the response to its owner. */
export function toSession({
  id,
  userAgent,
  createdAt,
  lastSeenAt,
  current,
}: SessionSummary): SessionResponse {
  const { browser, os, type } = describeDevice(userAgent);
  return {
    id,
    deviceType: type,
    browser,
    os,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current,
  };
}
