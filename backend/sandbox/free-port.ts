import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';

/**
 * The range of candidate ports: above well-known services, below ephemeral ports (Linux: from 32768, RFC 6335: from
 * 49152), which may be taken by the time they are used.
 */
const FREE_PORTS = { from: 20_000, below: 32_768 };

const given = new Set<number>();

/** Listens briefly and returns the port. Rejects with the system's error. */
export async function tryPort(port: number, host: string): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: had } = server.address() as AddressInfo;
      server.close(() => resolve(had));
    });
  });
}

/** A free loopback port that this process did not return before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FREE_PORTS.from, FREE_PORTS.below);
    if (given.has(port)) continue;
    given.add(port);
    try {
      return await tryPort(port, '127.0.0.1');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}
