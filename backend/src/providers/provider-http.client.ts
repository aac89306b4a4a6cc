import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { type z } from 'zod';
import { AppConfig, type ProviderClient } from '../config/app-config.js';
import { MetricsRegistryService } from '../metrics/metrics-registry.service.js';
import { ProviderBreakers } from './provider-breakers.js';
import { ProviderUnavailable } from './provider.errors.js';

/** Far above the size of any provider's response. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

/** One call to a provider. */
export interface ProviderCall {
  /** `provider.call`, for logs, which never contain URLs. */
  operation: string;
  url: string;
  bearer?: string;
  /** Client credentials for the Basic scheme, for providers that require it. */
  basic?: ProviderClient;
  /** Sent with POST; without a body the method is GET. */
  body?: { form: Record<string, string> } | { json: object };
  /** Aborts the call; calls for one incoming request share a signal. */
  deadline: AbortSignal;
}

/** A response of a provider: success or client error, never a redirect or server error. */
export interface ProviderResponse {
  ok: boolean;
  status: number;
  /** The parsed JSON body; null if there is none. */
  body: unknown;
}

/**
 * Calls providers with a deadline, a size limit and a circuit breaker, without following redirects. URLs, tokens
 * and response bodies are never logged.
 */
@Injectable()
export class ProviderHttpClient {
  private readonly logger = new Logger(ProviderHttpClient.name);
  private readonly breakers: ProviderBreakers;

  constructor(
    private readonly config: AppConfig,
    registry: MetricsRegistryService = new MetricsRegistryService(),
  ) {
    const breakers = new ProviderBreakers(config.providers.breaker);
    this.breakers = breakers;
    new Gauge({
      name: 'hitohira_provider_breaker_open',
      help: "1 while the provider's circuit breaker is open, else 0.",
      labelNames: ['provider', 'host'],
      registers: [registry],
      collect() {
        for (const { provider, host, breaker } of breakers.all()) {
          this.set({ provider, host }, breaker.isOpen ? 1 : 0);
        }
      },
    });
  }

  /** A deadline for all calls of one incoming request, starting now. */
  deadline(): AbortSignal {
    return AbortSignal.timeout(this.config.providers.httpTimeoutMs);
  }

  /** @throws ProviderUnavailable if there is no usable response */
  async call(call: ProviderCall): Promise<ProviderResponse> {
    const { operation } = call;
    const answer = await this.guarded(call, () => this.exchange(call));
    if (!answer.ok) this.logger.warn({ event: 'provider.refused', operation, reason: refusalCode(answer) });
    return answer;
  }

  /**
   * The redirect target of a URL, found with a HEAD request and not followed; null if it does not redirect.
   *
   * @throws ProviderUnavailable if there is no usable response
   */
  redirectOf(call: Pick<ProviderCall, 'operation' | 'url' | 'deadline'>): Promise<string | null> {
    return this.guarded(call, async () => {
      const { status, headers } = await fetch(call.url, {
        method: 'HEAD',
        redirect: 'manual',
        signal: call.deadline,
      });
      requireUsable(status, { redirects: true });
      const location = headers.get('location');
      if (status < 300 || status >= 400 || location === null) return null;
      return URL.canParse(location, call.url) ? new URL(location, call.url).href : null;
    });
  }

  /** Makes a call unless the deadline has passed or the breaker is open, and reports the result to the breaker. */
  private async guarded<Answer>(
    { operation, url, deadline }: Pick<ProviderCall, 'operation' | 'url' | 'deadline'>,
    exchange: () => Promise<Answer>,
  ): Promise<Answer> {
    // Not the provider's failure, so the breaker is not involved.
    if (deadline.aborted) throw new ProviderUnavailable();
    const breaker = this.breakers.of(operation, url);
    if (!breaker.allowsCall()) throw new ProviderUnavailable();
    try {
      const answer = await exchange();
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof RateLimited) breaker.succeeded();
      else if (breaker.failed()) this.logger.error({ event: 'provider.breaker-opened', operation });
      this.logger.warn({ event: 'provider.unavailable', operation, reason: reasonOf(error) });
      throw new ProviderUnavailable();
    }
  }

  private async exchange({ url, bearer, basic, body, deadline }: ProviderCall): Promise<ProviderResponse> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      // Redirect targets were not configured, so they are never followed.
      redirect: 'manual',
      signal: deadline,
      headers: {
        accept: 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(basic === undefined ? {} : { authorization: `Basic ${encodeBasic(basic)}` }),
        ...(body && 'json' in body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: 'form' in body ? new URLSearchParams(body.form) : JSON.stringify(body.json) } : {}),
    });
    const { status, ok } = response;
    try {
      requireUsable(status);
    } catch (error) {
      await response.body?.cancel();
      throw error;
    }
    const text = await readBounded(response);
    if (ok) return { ok, status, body: text === '' ? null : parse(text) };
    return { ok, status, body: parseOrNull(text) };
  }
}

/** @throws ProviderUnavailable if the body does not match the schema */
export function parseResponse<Answer>(schema: z.ZodType<Answer>, body: unknown): Answer {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ProviderUnavailable();
  return parsed.data;
}

/** Encodes client credentials for the Basic scheme (RFC 6749, section 2.3.1). */
function encodeBasic({ id, secret }: ProviderClient): string {
  const [user, password] = [id, secret].map((part) => encodeURIComponent(part));
  return Buffer.from(`${user}:${password}`).toString('base64');
}

/** An unusable response. The message never contains provider data. */
class UnusableResponse extends Error {
  override readonly name = 'UnusableResponse';
}

/** The provider limits our rate; it is healthy otherwise. */
class RateLimited extends UnusableResponse {}

/** Throws unless the status is a success or client error, or a redirect where allowed. */
function requireUsable(status: number, { redirects = false } = {}): void {
  if (status === 429) throw new RateLimited('status 429');
  const isUsable = status >= 200 && status < 500 && status !== 408;
  if (!isUsable || (!redirects && status >= 300 && status < 400))
    throw new UnusableResponse(`status ${status}`);
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and closes the connection.
    if (size > MAX_RESPONSE_BYTES) throw new UnusableResponse('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  const body = parseOrNull(text);
  if (body === null) throw new UnusableResponse('not JSON');
  return body;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The error code of a response (RFC 6749, section 5.2, or the provider's own), if it is safe to log. */
function refusalCode({ body }: ProviderResponse): string {
  const { error } = (body ?? {}) as { error?: unknown };
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
  const isSafe = ['string', 'number'].includes(typeof code) && /^[a-z_]{1,40}$|^\d{1,6}$/.test(String(code));
  return isSafe ? String(code) : 'unnamed';
}

function reasonOf(error: unknown): string {
  if (error instanceof UnusableResponse) return error.message;
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}
