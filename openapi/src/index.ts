export * from './generated/calls.js';
export { type CallOptions, HitohiraError } from './request.js';
