import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import { webAddress } from '../common/rules/web-address.js';
import { PICTURE_LIMITS } from '../modules/pictures/picture.rules.js';
import { AppConfig } from '../config/app-config.js';
import { isLoopbackHost } from '../config/environment.js';
import { isProviderImage } from './image-hosts.js';
import { isPrivateAddress } from './private-addresses.js';
import { type LinkageProviderName } from './linkage.client.js';
import { ProviderUnavailable } from './provider.errors.js';

/** Moved pictures need a single redirect; more than this is treated as a loop. */
const MAX_REDIRECTS = 3;

/** Providers that support newer formats fall back to one of these. */
const ACCEPTED = 'image/jpeg, image/png, image/webp';

/** A download of a provider's picture. */
export interface ImageDownload {
  provider: LinkageProviderName;
  /** The URL of the picture. */
  url: string;
  /** The path of the file to write. */
  file: string;
  /** Aborts the download; downloads for one incoming request share a signal. */
  deadline: AbortSignal;
}

/** A resolver like `dns.lookup`. */
export type DnsLookup = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[] | undefined) => void,
) => void;

/** The reason why a download fails. The message never contains a URL. */
class UnusableImage extends Error {
  override readonly name = 'UnusableImage';
}

/**
 * Downloads pictures from the known image hosts of providers and from configured origins. Resolved addresses are
 * checked before connecting, each redirect is checked like the first URL, and the size is limited. Outside
 * production a configured host may be a loopback address.
 */
@Injectable()
export class ImageDownloadClient {
  private readonly logger = new Logger(ImageDownloadClient.name);
  private readonly origins: readonly string[];
  private readonly loopbackAllowed: boolean;

  constructor(
    { production, providers }: AppConfig,
    private readonly lookUp: DnsLookup = lookUpName,
  ) {
    this.origins = providers.imageOrigins;
    this.loopbackAllowed = !production;
  }

  /** Whether pictures may be downloaded from this URL. */
  isImageUrl(provider: LinkageProviderName, url: string): boolean {
    return this.read(provider, url) !== null;
  }

  /**
   * Downloads a picture to a file. Its content is not checked.
   *
   * @returns the size in bytes
   * @throws ProviderUnavailable if the URL is not allowed or the download fails
   */
  async download({ provider, url, file, deadline }: ImageDownload): Promise<number> {
    try {
      let from = url;
      for (let steps = 0; steps <= MAX_REDIRECTS; steps += 1) {
        const address = this.read(provider, from);
        if (address === null) throw new UnusableImage('not an image host');
        const response = await this.ask(address, deadline);
        const target = redirectOf(response, address);
        if (target === null) return await receive(response, file, deadline);
        from = target;
      }
      throw new UnusableImage('too many redirects');
    } catch (error) {
      this.logger.warn({ event: 'provider.image-unavailable', provider, reason: reasonOf(error) });
      throw new ProviderUnavailable();
    }
  }

  /** The parsed URL; null if it is not allowed. */
  private read(provider: LinkageProviderName, url: string): URL | null {
    const address = webAddress(url);
    if (address === null || !isProviderImage(provider, address, this.origins)) return null;
    return this.isAllowedHost(address) ? address : null;
  }

  /** Whether a host is not a private IP address. Names are checked when they are resolved. */
  private isAllowedHost({ hostname }: URL): boolean {
    if (isLoopbackHost(hostname)) return this.loopbackAllowed;
    const literal = hostname.replace(/^\[|\]$/g, '');
    return isIP(literal) === 0 || !isPrivateAddress(literal);
  }

  private async ask(address: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const request = address.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      request(address, {
        // No connection reuse, so that every resolved address is checked.
        agent: false,
        lookup: this.checkedLookup(address),
        signal,
        headers: { accept: ACCEPTED },
      })
        .once('response', resolve)
        // Not `once`: a timeout after the response is also reported here.
        .on('error', reject)
        // Node closes the connection without an error when a site answers with another protocol.
        .once('close', () => reject(new UnusableImage('no response')))
        .end();
    });
  }

  /** A DNS lookup that fails if any resolved address is private. */
  private checkedLookup({ hostname }: URL): LookupFunction {
    const thisMachine = isLoopbackHost(hostname);
    const isRefused = ({ address }: LookupAddress) =>
      thisMachine ? !isLoopbackHost(address) : isPrivateAddress(address);
    return (name, options, callback) => {
      this.lookUp(name, { all: true }, (error, addresses) => {
        const [first] = addresses ?? [];
        if (error || addresses === undefined || first === undefined)
          callback(error ?? new UnusableImage('no address'), '');
        else if (addresses.some(isRefused)) callback(new UnusableImage('inner address'), '');
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      });
    };
  }
}

/** The redirect target; null if the response is not a redirect. */
function redirectOf(response: IncomingMessage, from: URL): string | null {
  const { statusCode = 0, headers } = response;
  if (statusCode < 300 || statusCode >= 400) return null;
  response.destroy();
  const { location } = headers;
  if (location === undefined || !URL.canParse(location, from))
    throw new UnusableImage(`status ${statusCode}`);
  return new URL(location, from).href;
}

async function receive(response: IncomingMessage, file: string, signal: AbortSignal): Promise<number> {
  const { maxBytes } = PICTURE_LIMITS;
  if (response.statusCode !== 200 || Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw new UnusableImage(response.statusCode === 200 ? 'too long' : `status ${response.statusCode}`);
  }
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new UnusableImage('too long') : null, chunk);
    },
  });
  await pipeline(response, bounded, createWriteStream(file, { mode: 0o600 }), { signal });
  return bytes;
}

function reasonOf(error: unknown): string {
  if (error instanceof UnusableImage) return error.message;
  const { name, code } = error as { name?: string; code?: string };
  return code ?? name ?? 'unknown';
}
