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
import { isInnerAddress } from './inner-addresses.js';
import { type LinkageProviderName } from './linkage.client.js';
import { ProviderUnavailable } from './provider.errors.js';

/** Services that move a picture do it in one step; whoever goes on and on leads in a circle. */
const MOST_REDIRECTS = 3;

/** The kinds that are taken; services that know newer ones send one of these then. */
const ACCEPTED = 'image/jpeg, image/png, image/webp';

/** A picture of a post at a service. */
export interface ImageAsk {
  provider: LinkageProviderName;
  /** Where it is. */
  url: string;
  /** The path of the file that it is written to. */
  file: string;
  /** Ends the download; those that one request of ours waits for share it. */
  deadline: AbortSignal;
}

/** Asks a name server, as `dns.lookup` does. */
export type NameLookUp = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[] | undefined) => void,
) => void;

/** What keeps a picture from being had; its message is made by us, and names no address. */
class UnusableImage extends Error {
  override readonly name = 'UnusableImage';
}

/**
 * Downloads of pictures from where services serve them, and from nowhere else: the host is one of theirs or was
 * configured, what its name leads to is looked at before anything is sent there, a redirect is judged as the address that
 * it leads to, and no more is read than a picture may have. Outside production a configured host may be this machine.
 */
@Injectable()
export class ImageDownloadClient {
  private readonly logger = new Logger(ImageDownloadClient.name);
  private readonly origins: readonly string[];
  private readonly loopbackAllowed: boolean;

  constructor(
    { production, providers }: AppConfig,
    private readonly lookUp: NameLookUp = lookUpName,
  ) {
    this.origins = providers.imageOrigins;
    this.loopbackAllowed = !production;
  }

  /** Whether an address is one that pictures of the service are copied from. */
  isImageUrl(provider: LinkageProviderName, url: string): boolean {
    return this.read(provider, url) !== null;
  }

  /**
   * Writes a picture to a file, whatever it is: it is looked at by whoever works on it.
   *
   * @returns how large it is
   * @throws ProviderUnavailable where the address is none of the service's, or it could not be had in time
   */
  async download({ provider, url, file, deadline }: ImageAsk): Promise<number> {
    try {
      let from = url;
      for (let steps = 0; steps <= MOST_REDIRECTS; steps += 1) {
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

  /** The address that is asked; null where it must not be. */
  private read(provider: LinkageProviderName, url: string): URL | null {
    const address = webAddress(url);
    if (address === null || !isProviderImage(provider, address, this.origins)) return null;
    return this.mayAsk(address) ? address : null;
  }

  /** Whether a host is not within: it may have been configured. What a name leads to is seen when it is asked. */
  private mayAsk({ hostname }: URL): boolean {
    if (isLoopbackHost(hostname)) return this.loopbackAllowed;
    const literal = hostname.replace(/^\[|\]$/g, '');
    return isIP(literal) === 0 || !isInnerAddress(literal);
  }

  private async ask(address: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const request = address.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      request(address, {
        // A connection of its own, so that each of them was judged.
        agent: false,
        lookup: this.judgedLookUp(address),
        signal,
        headers: { accept: ACCEPTED },
      })
        .once('response', resolve)
        // Also once it is answered: a deadline that passes then is told here as well as by the answer.
        .on('error', reject)
        .end();
    });
  }

  /** Gives the addresses of a name to the connection that is being made, unless one of them leads into the own net. */
  private judgedLookUp({ hostname }: URL): LookupFunction {
    const thisMachine = isLoopbackHost(hostname);
    const isRefused = ({ address }: LookupAddress) =>
      thisMachine ? !isLoopbackHost(address) : isInnerAddress(address);
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

/** Where an answer sends whoever asked; null where it is one. */
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
