export * from './generated/calls.js';
export * from './generated/calls.schemas.js';
export { type CallOptions, HitohiraError } from './request.js';
export { resumeSession, Session, type SessionOptions, signIn } from './session.js';
