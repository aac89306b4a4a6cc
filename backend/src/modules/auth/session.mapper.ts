import { type Session } from '../../security/sessions/session.entity.js';
import { describeDevice } from './device.js';
import { type SessionResponse } from './dto/session.response.js';

/** A session in the response to its owner. */
export function toSession(session: Session, currentId: string): SessionResponse {
  const { browser, os, type } = describeDevice(session.userAgent);
  return {
    id: session.id,
    deviceType: type,
    browser,
    os,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.id === currentId,
  };
}
