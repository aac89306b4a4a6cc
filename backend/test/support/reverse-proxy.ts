import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { PROJECT_ROOT } from '../../src/config/app-config.js';
import { eventually } from './eventually.js';
import { freePort } from '../../sandbox/free-port.js';

/** As root, file permissions would not apply, so nginx runs as the user `nobody`. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null;

/** The real nginx with the repository's configuration, on localhost and with its files in a temporary folder. */
export class ReverseProxy {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** Starts nginx in front of servers on these ports of 127.0.0.1. */
  static async start(ports: readonly number[]): Promise<ReverseProxy> {
    const folder = mkdtempSync(path.join(tmpdir(), 'hitohira-proxy-'));
    const port = await freePort();
    const configuration = path.join(folder, 'nginx.conf');
    writeFileSync(configuration, configure(folder, port, ports));
    const log = path.join(folder, 'log');
    const output = openSync(log, 'a');
    for (const file of [folder, log]) {
      chmodSync(file, 0o755);
      if (NOBODY) chownSync(file, NOBODY.uid, NOBODY.gid);
    }
    const child = spawn(program(), ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'], {
      cwd: folder,
      stdio: ['ignore', output, output],
      ...NOBODY,
    });
    closeSync(output);
    const proxy = new ReverseProxy(`http://127.0.0.1:${port}`, child, folder);
    try {
      await eventually(async () => {
        if (child.exitCode !== null) return 'ended';
        return (await fetch(`${proxy.url}/health/ready`)).ok;
      }, 'the proxy');
      if (child.exitCode !== null) throw new Error('The proxy ended.');
    } catch (error) {
      const messages = proxy.log;
      await proxy.stop();
      throw new Error(`The proxy does not start: ${messages}`, { cause: error });
    }
    return proxy;
  }

  /** The errors of nginx for the configuration with only its file paths changed; null if it is valid. */
  static complaint(): string | null {
    const folder = mkdtempSync(path.join(tmpdir(), 'hitohira-proxy-'));
    try {
      const configuration = path.join(folder, 'nginx.conf');
      writeFileSync(
        configuration,
        readConfiguration()
          .replaceAll(FILES, `${folder}/`)
          .replaceAll('/dev/stdout', path.join(folder, 'log')),
      );
      const { status, stderr } = spawnSync(program(), ['-t', '-q', '-e', 'stderr', '-c', configuration], {
        encoding: 'utf8',
      });
      return status === 0 ? null : stderr;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** The whole log of nginx, including a line for each request. */
  get log(): string {
    return readFileSync(path.join(this.folder, 'log'), 'utf8');
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = new Promise((resolve) => this.child.once('exit', resolve));
      this.child.kill('SIGQUIT');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The folder for nginx's files in the configuration. */
const FILES = /(?<= )\/tmp\//g;

function readConfiguration(): string {
  return readFileSync(path.join(PROJECT_ROOT, 'docker/proxy/nginx.conf'), 'utf8');
}

/** The path of nginx, which `npm test` provides. */
function program(): string {
  const found = [process.env['NGINX_PATH'] ?? '', '/usr/sbin/nginx'].find((file) => existsSync(file));
  if (found === undefined)
    throw new Error('nginx was not found. Run `npm test -- deployment`, which installs it.');
  return found;
}

/**
 * The repository's configuration with the addresses and folders of a test, and one worker, so that its limits are the
 * same on every machine. Nothing else is changed.
 */
function configure(folder: string, port: number, ports: readonly number[]): string {
  const replacements: [RegExp, string, number][] = [
    [FILES, `${folder}/`, 6],
    [/\/dev\/stdout/g, path.join(folder, 'log'), 1],
    [/listen 8080 /g, `listen 127.0.0.1:${port} `, 1],
    [/worker_processes auto;/g, 'worker_processes 1;', 1],
    ...ports.map((each, index): [RegExp, string, number] => [
      new RegExp(`server 172\\.31\\.240\\.1${index + 1}:3000 `, 'g'),
      `server 127.0.0.1:${each} `,
      2,
    ]),
  ];
  let text = readConfiguration();
  for (const [pattern, replacement, times] of replacements) {
    const found = text.match(pattern)?.length ?? 0;
    if (found !== times)
      throw new Error(`The proxy's configuration has ${pattern.source} ${found} times instead of ${times}.`);
    text = text.replaceAll(pattern, replacement);
  }
  return text;
}
