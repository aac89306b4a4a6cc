import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { ProviderUnavailable } from './provider.errors.js';

/** Far beyond what any provider answers; whatever is longer is not read to its end. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/** One call to a provider. */
export interface ProviderCall {
  /** What is asked of whom, for the log, which never names an address: `line.token`. */
  operation: string;
  url: string;
  method: 'GET' | 'POST';
  bearer?: string;
  body?: { form: Record<string, string> } | { json: object };
  /** Ends the call; calls that one request of ours waits for share it. */
  deadline: AbortSignal;
}

/** What a provider answered: a success or a refusal, never a redirect or a failure of its own. */
export interface ProviderAnswer {
  ok: boolean;
  /** The JSON of the answer; null where there is none. */
  body: unknown;
}

/**
 * Calls to providers: never longer than the deadline, never more than a megabyte, never to where a redirect leads.
 * Addresses, tokens and what a provider said stay out of the log.
 */
@Injectable()
export class ProviderHttp {
  private readonly logger = new Logger(ProviderHttp.name);

  constructor(private readonly config: AppConfig) {}

  /** The end of the time that calls from now on may take together. */
  deadline(): AbortSignal {
    return AbortSignal.timeout(this.config.providers.httpTimeoutMs);
  }

  /** @throws ProviderUnavailable where no answer came that can be read */
  async call(call: ProviderCall): Promise<ProviderAnswer> {
    const { operation } = call;
    try {
      const answer = await this.exchange(call);
      if (!answer.ok) this.logger.warn({ event: 'provider.refused', operation, reason: oauthError(answer) });
      return answer;
    } catch (error) {
      this.logger.warn({ event: 'provider.unavailable', operation, reason: reasonOf(error) });
      throw new ProviderUnavailable();
    }
  }

  private async exchange({ url, method, bearer, body, deadline }: ProviderCall): Promise<ProviderAnswer> {
    const response = await fetch(url, {
      method,
      // Seen as they are: what a redirect leads to was not configured.
      redirect: 'manual',
      signal: deadline,
      headers: {
        accept: 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body && 'json' in body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: 'form' in body ? new URLSearchParams(body.form) : JSON.stringify(body.json) } : {}),
    });
    const { status, ok } = response;
    const refused = status >= 400 && status < 500 && status !== 408 && status !== 429;
    if (!ok && !refused) {
      await response.body?.cancel();
      throw new UnusableAnswer(`status ${status}`);
    }
    const text = await readBounded(response);
    if (ok) return { ok, body: text === '' ? null : parse(text) };
    return { ok, body: parseOrNull(text) };
  }
}

/** An answer that is of no use; its message is made by us. */
class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, and with it the connection.
    if (size > MAX_ANSWER_BYTES) throw new UnusableAnswer('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  const body = parseOrNull(text);
  if (body === null) throw new UnusableAnswer('not JSON');
  return body;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The code with which OAuth names a refusal (RFC 6749, section 5.2), where there is one in the form of one. */
function oauthError({ body }: ProviderAnswer): string {
  const code = (body as { error?: unknown } | null)?.error;
  return typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? code : 'unnamed';
}

function reasonOf(error: unknown): string {
  if (error instanceof UnusableAnswer) return error.message;
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}
