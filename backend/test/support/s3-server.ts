import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { type EnvironmentSource } from '../../src/config/app-config.js';
import { TcpRelay } from './tcp-relay.js';

const BUCKET = 'media';

/** An S3 server with one bucket, behind a relay that can cut the connection. */
export class S3Server {
  private constructor(
    private readonly server: S3rver,
    private readonly folder: string,
    private readonly relay: TcpRelay,
    private readonly endpoint: string,
  ) {}

  static async start(): Promise<S3Server> {
    const folder = await mkdtemp(path.join(tmpdir(), 'hitohira-s3-'));
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory: folder,
      silent: true,
      configureBuckets: [{ name: BUCKET }],
    });
    const { port } = await server.run();
    const { relay, url } = await TcpRelay.to(`http://127.0.0.1:${port}`);
    return new S3Server(server, folder, relay, url);
  }

  /** The settings of the application for this server. */
  get environment(): EnvironmentSource {
    return {
      S3_ENDPOINT: this.endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: '1',
    };
  }

  /** Makes the server unreachable. */
  leave(): Promise<void> {
    return this.relay.cut();
  }

  /** Makes the server reachable again. */
  comeBack(): Promise<void> {
    return this.relay.mend();
  }

  async stop(): Promise<void> {
    await this.relay.cut();
    await this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
