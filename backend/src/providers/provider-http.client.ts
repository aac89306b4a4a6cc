import { Injectable, Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { type z } from 'zod';
import { AppConfig, type ProviderClient } from '../config/app-config.js';
import { MetricsRegistryService } from '../metrics/metrics-registry.service.js';
import { ProviderBreakers } from './provider-breakers.js';
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
  /** Shown in the header, where a provider wants it there. */
  basic?: ProviderClient;
  body?: { form: Record<string, string> } | { json: object };
  /** Ends the call; calls that one request of ours waits for share it. */
  deadline: AbortSignal;
}

/** What a provider answered: a success or a refusal, never a redirect or a failure of its own. */
export interface ProviderAnswer {
  ok: boolean;
  status: number;
  /** The JSON of the answer; null where there is none. */
  body: unknown;
}

/**
 * Calls to providers: never longer than the deadline, never more than a megabyte, never on to where a redirect leads, and
 * none for a while to one that keeps failing. Addresses, tokens and what a provider said stay out of the log.
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
      help: 'Whether a provider that has been asked keeps failing and is left alone: 1, else 0.',
      labelNames: ['provider', 'host'],
      registers: [registry],
      collect() {
        for (const { provider, host, breaker } of breakers.all()) {
          this.set({ provider, host }, breaker.resting ? 1 : 0);
        }
      },
    });
  }

  /** The end of the time that calls from now on may take together. */
  deadline(): AbortSignal {
    return AbortSignal.timeout(this.config.providers.httpTimeoutMs);
  }

  /** @throws ProviderUnavailable where no answer came that can be read */
  async call(call: ProviderCall): Promise<ProviderAnswer> {
    const { operation } = call;
    const answer = await this.guarded(call, () => this.exchange(call));
    if (!answer.ok) this.logger.warn({ event: 'provider.refused', operation, reason: refusalCode(answer) });
    return answer;
  }

  /**
   * Where an address of a provider leads on to, without going there and without reading a page; null where it does not
   * lead on.
   *
   * @throws ProviderUnavailable where no answer came
   */
  redirectOf(call: Pick<ProviderCall, 'operation' | 'url' | 'deadline'>): Promise<string | null> {
    return this.guarded(call, async () => {
      const { status, headers } = await fetch(call.url, {
        method: 'HEAD',
        redirect: 'manual',
        signal: call.deadline,
      });
      refuseUnusable(status, { redirects: true });
      const location = headers.get('location');
      if (status < 300 || status >= 400 || location === null) return null;
      return URL.canParse(location, call.url) ? new URL(location, call.url).href : null;
    });
  }

  /** Makes a call where there is time for it and its provider is not left alone, and notes how it went. */
  private async guarded<Answer>(
    { operation, url, deadline }: Pick<ProviderCall, 'operation' | 'url' | 'deadline'>,
    exchange: () => Promise<Answer>,
  ): Promise<Answer> {
    // The time was used up before: that tells nothing of this provider.
    if (deadline.aborted) throw new ProviderUnavailable();
    const breaker = this.breakers.of(operation, url);
    if (!breaker.mayTry()) throw new ProviderUnavailable();
    try {
      const answer = await exchange();
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof TooMany) breaker.succeeded();
      else if (breaker.failed()) this.logger.error({ event: 'provider.left-alone', operation });
      this.logger.warn({ event: 'provider.unavailable', operation, reason: reasonOf(error) });
      throw new ProviderUnavailable();
    }
  }

  private async exchange({
    url,
    method,
    bearer,
    basic,
    body,
    deadline,
  }: ProviderCall): Promise<ProviderAnswer> {
    const response = await fetch(url, {
      method,
      // Seen as they are: what a redirect leads to was not configured.
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
      refuseUnusable(status);
    } catch (error) {
      await response.body?.cancel();
      throw error;
    }
    const text = await readBounded(response);
    if (ok) return { ok, status, body: text === '' ? null : parse(text) };
    return { ok, status, body: parseOrNull(text) };
  }
}

/** @throws ProviderUnavailable where an answer does not hold what it should */
export function readAnswer<Answer>(schema: z.ZodType<Answer>, body: unknown): Answer {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ProviderUnavailable();
  return parsed.data;
}

/** A client in the form that the header wants (RFC 6749, section 2.3.1). */
function encodeBasic({ id, secret }: ProviderClient): string {
  const [user, password] = [id, secret].map((part) => encodeURIComponent(part));
  return Buffer.from(`${user}:${password}`).toString('base64');
}

/** An answer that is of no use; its message is made by us. */
class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

/** One of many that asks for much has had enough; the provider itself is well. */
class TooMany extends UnusableAnswer {}

/** Throws unless an answer of this status is a success or a refusal, or else leads on where that is asked for. */
function refuseUnusable(status: number, { redirects = false } = {}): void {
  if (status === 429) throw new TooMany('status 429');
  const isUsable = status >= 200 && status < 500 && status !== 408;
  if (!isUsable || (!redirects && status >= 300 && status < 400))
    throw new UnusableAnswer(`status ${status}`);
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

/** The code of a refusal, as OAuth (RFC 6749, section 5.2) or a provider names it, where it has the form of one. */
function refusalCode({ body }: ProviderAnswer): string {
  const error = (body as { error?: unknown } | null)?.error;
  const code = typeof error === 'object' ? (error as { code?: unknown } | null)?.code : error;
  return /^[a-z_]{1,40}$|^\d{1,6}$/.test(String(code)) ? String(code) : 'unnamed';
}

function reasonOf(error: unknown): string {
  if (error instanceof UnusableAnswer) return error.message;
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown';
}
