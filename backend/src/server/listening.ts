import { StartFailure } from './start-failure.js';

/** An address and the variable that configures it. */
export interface ListenAddress {
  host: string;
  port: number;
  variable: 'PORT' | 'METRICS_PORT';
}

/**
 * Listens, and explains failures.
 *
 * @throws StartFailure when the address cannot be used
 */
export async function listenAt(
  { host, port, variable }: ListenAddress,
  listen: () => Promise<unknown>,
): Promise<void> {
  try {
    await listen();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} on ${host} is in use.`, `Set ${variable} to a free one.`);
    if (code === 'EACCES') {
      throw new StartFailure(
        `Port ${port} on ${host} may not be used by this user.`,
        `Set ${variable} to one above 1023.`,
      );
    }
    if (code === 'EADDRNOTAVAIL')
      throw new StartFailure(
        `HOST ${host} is not an address of this machine.`,
        'Set HOST to one of its addresses, or to 0.0.0.0 for all of them.',
      );
    throw error;
  }
}
