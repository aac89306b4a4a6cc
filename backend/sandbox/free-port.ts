import { createServer, type AddressInfo } from 'node:net';

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

/** A port of the loopback interface that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  return tryPort(0, '127.0.0.1');
}
