import { type Request, type Response } from 'express';
import { type Fields } from './consent-step.js';

/** Responds with an OAuth error (RFC 6749, section 5.2). */
export function refuse(response: Response, status: number, error: string, description: string): void {
  response.status(status).json({ error, error_description: description });
}

/** A request's form, or null after an error response. */
export function formOf(request: Request, response: Response): Fields | null {
  if (request.is('application/x-www-form-urlencoded')) return request.body as Fields;
  refuse(response, 400, 'invalid_request', 'Content-Type must be application/x-www-form-urlencoded.');
  return null;
}
