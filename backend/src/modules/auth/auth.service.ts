import { Injectable } from '@nestjs/common';
import { type IssuedTokens, SessionsService } from '../../security/sessions/sessions.service.js';

/** Keeping sessions. */
@Injectable()
export class AuthService {
  constructor(private readonly sessions: SessionsService) {}

  /** The next pair of tokens, or null where the refresh token is not good any more. */
  async refresh(refreshToken: string | null): Promise<IssuedTokens | null> {
    return refreshToken === null ? null : this.sessions.rotate(refreshToken);
  }
}
