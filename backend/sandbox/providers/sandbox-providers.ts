import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import { isLoopbackHost } from '../../src/config/environment.js';
import { linkageRedirectUri, loginRedirectUri } from '../../src/providers/redirect-uris.js';
import { controlRoutes } from './control.js';
import { keepJournal, meetFaults } from './interception.js';
import { SandboxGoogle } from './google/sandbox-google.js';
import { SandboxInstagram } from './instagram/sandbox-instagram.js';
import { SandboxLine } from './line/sandbox-line.js';
import { pictureRoutes } from './pictures.js';
import { SandboxTiktok } from './tiktok/sandbox-tiktok.js';
import { SANDBOX_HOST, sandboxUrl } from './variables.js';
import { createWorld } from './world.js';
import { SandboxX } from './x/sandbox-x.js';

/** The sandbox's address and the site it serves. */
export interface SandboxOptions {
  /** A free port by default. */
  port?: number;
  /** The site whose callbacks are registered. */
  publicUrl: string;
}

/**
 * Replaces providers that are not configured: one server with a prefix per provider, as strict as the real ones. It
 * stores nothing: tokens are self-contained.
 */
export class SandboxProviders {
  private constructor(private readonly server: Server) {}

  static async start({ port = 0, publicUrl }: SandboxOptions): Promise<SandboxProviders> {
    const world = createWorld();
    const { origin } = new URL(publicUrl);
    const providers = {
      google: new SandboxGoogle(world, linkageRedirectUri(origin, 'youtube')),
      instagram: new SandboxInstagram(world, linkageRedirectUri(origin, 'instagram')),
      tiktok: new SandboxTiktok(world, linkageRedirectUri(origin, 'tiktok')),
      x: new SandboxX(world, linkageRedirectUri(origin, 'x')),
      line: new SandboxLine(world, loginRedirectUri(origin, 'line')),
    };
    const app = express().disable('x-powered-by').disable('etag');
    app.use(refuseForeignNames);
    app.use('/__control', controlRoutes(world, providers));
    // Providers accept forms and JSON, and check the type themselves.
    app.use(express.urlencoded({ extended: false }), express.json());
    app.use(keepJournal(world), meetFaults(world));
    for (const [prefix, provider] of Object.entries(providers)) app.use(`/${prefix}`, provider.routes());
    app.use('/pictures', pictureRoutes());
    app.use((_request: Request, response: Response) => void response.sendStatus(404));

    const server = createServer(app);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, SANDBOX_HOST, resolve);
    });
    return new SandboxProviders(server);
  }

  get url(): string {
    return sandboxUrl((this.server.address() as AddressInfo).port);
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeAllConnections();
    await closed;
  }
}

/** Protects against DNS rebinding. */
function refuseForeignNames(request: Request, response: Response, next: NextFunction): void {
  if (isLoopbackHost(request.hostname)) next();
  else response.sendStatus(421);
}
