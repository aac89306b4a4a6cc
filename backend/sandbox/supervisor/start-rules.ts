import { type AppConfig } from '../../src/config/app-config.js';
import { tryPort } from '../free-port.js';
import { reasonOf, StartError, systemCodeOf } from '../start-error.js';

/**
 * Rejects the embedded mailbox for a public site, which needs a real mail server.
 *
 * @throws StartError
 */
export function refuseOpenMailbox({ publicUrl, publicUrlIsLoopback, mail }: AppConfig): void {
  if (publicUrlIsLoopback || mail.smtpUrl !== null) return;
  throw new StartError(
    `SMTP_URL is required because PUBLIC_URL (${publicUrl}) is not this machine: mails to visitors need a real mail server.`,
  );
}

/**
 * Checks that the port is free.
 *
 * @throws StartError
 */
export async function checkPort({ host, port }: AppConfig): Promise<void> {
  try {
    await tryPort(port, host);
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} on ${host} is in use by another program: stop that, or set PORT to a free one.`,
      );
    }
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user: set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(
        `HOST ${host} is not an address of this machine: set HOST to one that is, such as 127.0.0.1.`,
      );
    }
    throw new StartError(`Port ${port} on ${host} cannot be used: ${reasonOf(error)}.`);
  }
}
