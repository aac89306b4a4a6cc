import {
  type LogIn,
  logIn,
  LogInTokens,
  logOut,
  refreshSession,
  RefreshSessionTokens,
  type SessionTokens,
} from './generated/calls.js';
import { type CallOptions, HitohiraError } from './request.js';

/** The server a session is held with, and how it is reached. */
export interface SessionOptions extends Pick<CallOptions, 'baseUrl' | 'language' | 'fetch'> {
  /**
   * Told of every pair of tokens the session gets, the first included, so that a program can keep them and go on with
   * {@link resumeSession} when it is started again. Only the newest pair is good.
   */
  onTokens?: (tokens: SessionTokens) => void;
}

/**
 * An account signed in from a program. Calls made with {@link Session.options} carry its access token; where that has
 * expired it is renewed, once for however many calls wait for it, and the call is made again.
 */
export class Session {
  /** The last argument of every call that is made as this account. */
  readonly options: CallOptions;
  private renewal: Promise<boolean> | null = null;

  /** @internal Sessions come from {@link signIn} and {@link resumeSession}. */
  constructor(
    private tokens: SessionTokens,
    private readonly server: SessionOptions,
  ) {
    this.options = { ...reach(server), fetch: (input, init) => this.send(input, init) };
    server.onTokens?.(tokens);
  }

  /** Ends the session on the server; its tokens are worth nothing any more. */
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
    // Another call may have renewed the tokens while this one was under way.
    const renewed = used !== this.tokens || (await this.renew());
    return renewed ? attempt() : response;
  }

  private renew(): Promise<boolean> {
    this.renewal ??= this.exchange().finally(() => (this.renewal = null));
    return this.renewal;
  }

  /** Exchanges the refresh token; false where the server takes it no more: the session has ended. */
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
 * @throws HitohiraError 401 for wrong credentials, 403 where the code of the sign-up is missing, 423 while the account
 *   is locked, 429 after too many tries
 */
export async function signIn(credentials: LogIn, server: SessionOptions): Promise<Session> {
  const answer = await logIn(credentials, { tokens: LogInTokens.body }, reach(server));
  return new Session(requireTokens(answer), server);
}

/** Goes on with a session whose tokens were kept; whether they are still good shows at the first call. */
export function resumeSession(tokens: SessionTokens, server: SessionOptions): Session {
  return new Session(tokens, server);
}

function reach({ baseUrl, language, fetch }: SessionOptions): CallOptions {
  return {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(language === undefined ? {} : { language }),
    ...(fetch === undefined ? {} : { fetch }),
    // A session of a program lives in its tokens alone, also where cookies of a browser are at hand.
    credentials: 'omit',
  };
}

function requireTokens(answer: unknown): SessionTokens {
  if (typeof answer === 'object' && answer !== null && 'refreshToken' in answer)
    return answer as SessionTokens;
  throw new TypeError('The server answered without tokens; is it older than this client?');
}
