import { type IncomingMessage, request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Injectable, Logger } from '@nestjs/common';
import { webAddress } from '../../common/rules/web-address.js';
import { AppConfig } from '../../config/app-config.js';
import { type OutboundPolicy, PUBLIC_INTERNET } from './outbound-policy.js';

const MAX_REDIRECTS = 3;

/** The most bytes read, after decompression. */
export const MAX_READ_BYTES = 1024 * 1024;

const REDIRECTS = [301, 302, 303, 307, 308];

const DECODERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Options for reading a file. */
export interface Reading {
  url: string;
  types: RegExp;
  accept: string;
  language: string;
  /** Whether the beginning is enough if the file is too large. */
  partial: boolean;
  /** Aborts reading; shared by everything one request reads. */
  deadline: AbortSignal;
  /** Whether one more request to a host is allowed. */
  admits: (host: string) => Promise<boolean>;
}

/** A file that was read. */
export interface ReadFile {
  address: URL;
  /** The encoding in the header, or null. */
  charset: string | null;
  body: Buffer;
}

/** Why nothing was read. The message never contains a URL. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/**
 * Reads files from other sites at URLs entered by users. A host is resolved once, and the connection goes to the
 * address that was checked; redirects are checked the same way. Time and size are limited; no cookies or referrer are
 * sent.
 */
@Injectable()
export class WebReaderClient {
  private readonly logger = new Logger(WebReaderClient.name);
  private readonly ownHost: string;
  private readonly userAgent: string;
  private readonly standIns: ReadonlyMap<string, string>;

  constructor(
    { publicUrl, previews }: AppConfig,
    private readonly policy: OutboundPolicy = PUBLIC_INTERNET,
  ) {
    this.ownHost = bareHost(new URL(publicUrl));
    this.userAgent = `HitohiraPreview/1.0 (+${publicUrl})`;
    this.standIns = previews.standIns;
  }

  /** Reads a file; null if it cannot be read for any reason. */
  async read(reading: Reading): Promise<ReadFile | null> {
    try {
      let from = reading.url;
      for (let steps = 0; steps <= MAX_REDIRECTS; steps += 1) {
        const address = this.check(from);
        if (!(await reading.admits(bareHost(address)))) throw new Unreadable('asked too often');
        const response = await this.ask(address, reading);
        const target = redirectOf(response, address);
        if (target === null) return await receive(response, address, reading);
        from = target;
      }
      throw new Unreadable('too many redirects');
    } catch (error) {
      this.logger.debug({ event: 'preview.unreadable', reason: reasonOf(error) });
      return null;
    }
  }

  /** @throws Unreadable for a URL that must not be requested */
  private check(url: string): URL {
    const address = webAddress(url);
    if (address === null) throw new Unreadable('no address of a page');
    const port = Number(address.port) || (address.protocol === 'https:' ? 443 : 80);
    if (!this.policy.allowsPort(port)) throw new Unreadable('port');
    if (bareHost(address) === this.ownHost) throw new Unreadable('own host');
    return address;
  }

  private async ask(address: URL, { accept, language, deadline }: Reading): Promise<IncomingMessage> {
    const standIn = this.standIns.get(bareHost(address));
    const [target, options] =
      standIn === undefined
        ? [address, { lookup: answering(await this.resolve(address, deadline)) }]
        : [new URL(`${address.pathname}${address.search}`, standIn), { setHost: false }];
    return send(target, {
      ...options,
      // A new connection each time, so that each is checked.
      agent: false,
      signal: deadline,
      headers: {
        ...(standIn !== undefined && { host: address.host }),
        'user-agent': this.userAgent,
        accept,
        'accept-language': language,
        'accept-encoding': Object.keys(DECODERS)
          .filter((name) => !name.startsWith('x-'))
          .join(', '),
      },
    });
  }

  /**
   * Resolves a host to addresses that are all allowed.
   *
   * @throws Unreadable if one is not allowed or there is none
   */
  private async resolve({ hostname }: URL, deadline: AbortSignal): Promise<string[]> {
    const literal = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(literal) === 0 ? await before(deadline, this.policy.resolve(hostname)) : [literal];
    if (addresses.length === 0) throw new Unreadable('unknown host');
    if (!addresses.every((each) => isIP(each) !== 0 && this.policy.allowsAddress(each)))
      throw new Unreadable('inner address');
    return addresses;
  }
}

/** A lookup function that returns addresses resolved earlier. */
function answering(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, callback) => {
    const [first] = found;
    if (all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family);
  };
}

function send(address: URL, options: RequestOptions): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request(address, options)
      .once('response', resolve)
      // Not `once`: a timeout after the response is also emitted here.
      .on('error', reject)
      // Node closes the connection without an error when a site answers with another protocol.
      .once('close', () => reject(new Unreadable('no response')))
      .end();
  });
}

/** The target of a redirect; null for other responses. */
function redirectOf(response: IncomingMessage, from: URL): string | null {
  const { statusCode = 0, headers } = response;
  if (!REDIRECTS.includes(statusCode)) return null;
  response.destroy();
  // Node decodes headers as Latin-1, but sites send UTF-8.
  const location = Buffer.from(headers.location ?? '', 'latin1').toString('utf8');
  if (location === '' || !URL.canParse(location, from)) throw new Unreadable('redirect to nowhere');
  return new URL(location, from).href;
}

async function receive(
  response: IncomingMessage,
  address: URL,
  { types, partial, deadline }: Reading,
): Promise<ReadFile> {
  try {
    const [type = '', ...parameters] = (response.headers['content-type'] ?? '').split(';');
    if (response.statusCode !== 200) throw new Unreadable(`status ${response.statusCode ?? 0}`);
    if (!types.test(type.trim())) throw new Unreadable('media type');
    const body = await readBounded(decoded(response), partial);
    // A body that ends with the connection may have been cut off by the deadline.
    deadline.throwIfAborted();
    return { address, charset: charsetIn(parameters), body };
  } finally {
    response.destroy();
  }
}

/** @throws Unreadable for an encoding that was not requested */
function decoded(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return response;
  const decoder = DECODERS[encoding]?.();
  if (decoder === undefined) throw new Unreadable('encoding');
  // The decoder's reader receives failures.
  return pipeline(response, decoder, () => undefined);
}

async function readBounded(source: Readable, partial: boolean): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length;
    chunks.push(chunk);
    if (size <= MAX_READ_BYTES) continue;
    if (!partial) throw new Unreadable('too long');
    break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_READ_BYTES);
}

function charsetIn(parameters: readonly string[]): string | null {
  for (const parameter of parameters) {
    const [, label] = /^\s*charset\s*=\s*"?([^"\s]+)/i.exec(parameter) ?? [];
    if (label !== undefined) return label;
  }
  return null;
}

/** The result of work, or a rejection at the deadline if the work itself cannot be aborted. */
async function before<Result>(deadline: AbortSignal, work: Promise<Result>): Promise<Result> {
  deadline.throwIfAborted();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const end = () => reject(new Unreadable('too slow'));
  deadline.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, late]);
  } finally {
    deadline.removeEventListener('abort', end);
  }
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/\.+$/, '');
}

function reasonOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  const { name, code } = error as { name?: string; code?: string };
  return code ?? name ?? 'unknown';
}
