import { existsSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { freePort } from '../free-port.js';
import { identify } from '../process-identity.js';
import { findRunningPostmaster } from '../postgres/postmaster-file.js';
import { LaunchedProduct, makeDirectory, removeDirectory, type Settings } from './launched-product.js';

describe('a failing start', () => {
  let folder: string;

  beforeEach(() => {
    folder = makeDirectory();
  });

  afterEach(() => removeDirectory(folder));

  /** Starts the product, expects it to fail, and returns the lines of its errors. */
  async function refused(settings: Settings, dataDir = path.join(folder, 'data')): Promise<string[]> {
    const product = await LaunchedProduct.launch('node', dataDir, settings);
    const { code } = await product.ended;
    expect(code).toBe(1);
    expect(identify(product.pid)).toBeNull();
    expect(findRunningPostmaster(path.join(dataDir, 'postgres'))).toBeNull();
    expect(existsSync(path.join(dataDir, 'instance.json'))).toBe(false);
    expect(product.stdout).not.toContain('Ctrl-C');
    return product.stderr.trim().split('\n');
  }

  async function occupy(): Promise<{ server: Server; port: number }> {
    const port = await freePort();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return { server, port };
  }

  it('names a port in use', async () => {
    const { server, port } = await occupy();
    const lines = await refused({ PORT: String(port) });
    server.close();
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^Port ${port} .* in use`))]);
  });

  it('names a directory that cannot be written', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(await refused({}, path.join(file, 'data'))).toEqual([
      expect.stringContaining(path.join(file, 'data')),
    ]);
  });

  it("names a directory without write access, whatever the system's error", async () => {
    expect(await refused({}, '/proc/hitohira/data')).toEqual([
      expect.stringMatching(/^DATA_DIR \/proc\/hitohira\/data cannot keep /),
    ]);
  });

  it('names an address that is not on this machine', async () => {
    expect(await refused({ HOST: '192.0.2.1' })).toEqual([expect.stringMatching(/^HOST 192\.0\.2\.1 /)]);
  });

  it.each([
    ['PORT', 'http'],
    ['PUBLIC_URL', 'example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['JWT_SECRET', 'short'],
  ])('names %s if its value is invalid, and what it accepts', async (name, value) => {
    expect(await refused({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} accepts `)),
    ]);
  });

  it('requires a mail server for a public site', async () => {
    expect(await refused({ PUBLIC_URL: 'https://hitohira.example' })).toEqual([
      expect.stringMatching(/^SMTP_URL is required/),
    ]);
  });

  it('requires configured secrets in production', async () => {
    const lines = await refused({ NODE_ENV: 'production' });
    const named = lines.map((line) => /^([A-Z_]+) is required/.exec(line)?.[1]);
    expect(named).toEqual(['JWT_SECRET', 'ENCRYPTION_KEY', 'PASSWORD_PEPPER']);
  });

  it('retries an unreachable database until the timeout, and reports it', async () => {
    const url = `postgres://someone:secret-word@127.0.0.1:${await freePort()}/nothing`;
    const lines = await refused({ DATABASE_URL: url, DATABASE_CONNECT_TIMEOUT_S: '2' });
    expect(lines[0]).toContain('Waiting for the database');
    expect(lines.at(-1)).toContain('The database in DATABASE_URL cannot be reached');
    expect(lines.join('\n')).not.toContain('secret-word');
  });
});
