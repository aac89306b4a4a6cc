import { Injectable } from '@nestjs/common';
import { type IssuedTokens, SessionsService } from '../../security/sessions/sessions.service.js';

/** Keeping and ending sessions. */
@Injectable()
export class AuthService {
  constructor(private readonly sessions: SessionsService) {}

  /** The next pair of tokens, or null where the refresh token is not good any more. */
  async refresh(refreshToken: string | null): Promise<IssuedTokens | null> {
    return refreshToken === null ? null : this.sessions.rotate(refreshToken);
  }

  /** Ends sessions on the server, so that copies of their tokens are worth nothing. */
  async logOut(sessionIds: string[]): Promise<void> {
    for (const id of sessionIds) await this.sessions.end(id);
  }
}
