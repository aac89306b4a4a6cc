import { logIn, logOut, refreshSession } from './generated/calls.js';
import {
  type LogIn,
  LogInTokens,
  RefreshSessionTokens,
  type SessionTokens,
} from './generated/calls.schemas.js';
import { type CallOptions, HitohiraError } from './request.js';

/** The server of a session. */
export interface SessionOptions extends Pick<CallOptions, 'baseUrl' | 'language' | 'fetch'> {
  /**
   * Called with each new pair of tokens, including the first, so that a program can store them and continue with
   * {@link resumeSession} after a restart. Only the newest pair is valid.
   */
  onTokens?: (tokens: SessionTokens) => void;
}

/**
 * A signed-in account. Calls with {@link Session.options} send its access token; an expired token is renewed, once for
 * concurrent calls, and the call is repeated.
 */
export class Session {
  /** The last argument of every call as this account. */
  readonly options: CallOptions;
  private renewal: Promise<boolean> | null = null;

  /** @internal Use {@link signIn} or {@link resumeSession}. */
  constructor(
    private tokens: SessionTokens,
    private readonly server: SessionOptions,
  ) {
    this.options = { ...reach(server), fetch: (input, init) => this.send(input, init) };
    server.onTokens?.(tokens);
  }

  /** Ends the session on the server and invalidates its tokens. */
  async end(): Promise<void> {
    await logOut(this.options);
  }

  private async send(...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> {
    const attempt = (): Promise<Response> => {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${this.tokens.accessToken}`);
      return this.fetch(input, { ...init, headers });
    };
    const used = this.tokens;
    const response = await attempt();
    if (response.status !== 401) return response;
    // Another call may have renewed the tokens meanwhile.
    const renewed = used !== this.tokens || (await this.renew());
    return renewed ? attempt() : response;
  }

  private renew(): Promise<boolean> {
    this.renewal ??= this.exchange().finally(() => (this.renewal = null));
    return this.renewal;
  }

  /** Exchanges the refresh token; false if the server rejects it because the session has ended. */
  private async exchange(): Promise<boolean> {
    const { refreshToken } = this.tokens;
    try {
      const answer = await refreshSession(
        { refreshToken },
        { tokens: RefreshSessionTokens.body },
        reach(this.server),
      );
      this.tokens = requireTokens(answer);
    } catch (error) {
      if (error instanceof HitohiraError && error.status === 401) return false;
      throw error;
    }
    this.server.onTokens?.(this.tokens);
    return true;
  }

  private get fetch(): typeof globalThis.fetch {
    return this.server.fetch ?? globalThis.fetch;
  }
}

/**
 * Signs an account in with its e-mail address and password.
 *
 * @throws HitohiraError 401 for wrong credentials, 403 if the sign-up is not confirmed, 423 while the account is locked,
 *   429 after too many attempts
 */
export async function signIn(credentials: LogIn, server: SessionOptions): Promise<Session> {
  const answer = await logIn(credentials, { tokens: LogInTokens.body }, reach(server));
  return new Session(requireTokens(answer), server);
}

/** Continues a session with stored tokens; the first call fails if they are no longer valid. */
export function resumeSession(tokens: SessionTokens, server: SessionOptions): Session {
  return new Session(tokens, server);
}

function reach({ baseUrl, language, fetch }: SessionOptions): CallOptions {
  return {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(language === undefined ? {} : { language }),
    ...(fetch === undefined ? {} : { fetch }),
    // The session uses only its tokens, even where a browser has cookies.
    credentials: 'omit',
  };
}

function requireTokens(answer: unknown): SessionTokens {
  if (typeof answer === 'object' && answer !== null && 'refreshToken' in answer)
    return answer as SessionTokens;
  throw new TypeError('The server answered without tokens; is it older than this client?');
}
