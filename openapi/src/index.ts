export * from './generated/calls.js';
export { type CallOptions, HitohiraError } from './request.js';
export { openSession, renewSession } from './sessions.js';
