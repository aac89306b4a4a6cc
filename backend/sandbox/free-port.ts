import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';

/**
 * Where ports are looked for: above those that services are known by, below those that a system gives to outgoing
 * connections and to whoever asks for any port (Linux: from 32768, RFC 6335: from 49152). One from that range may be
 * somebody else's by the time it is used.
 */
const FREE_PORTS = { from: 20_000, below: 32_768 };

const given = new Set<number>();

/** Listens for a moment and lets go again; gives the port that was had. Rejects with the system's reason. */
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

/** A port of the loopback interface that nobody uses at the moment, and that this process was not given before. */
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
