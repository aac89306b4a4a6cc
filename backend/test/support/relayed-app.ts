import { type EnvironmentSource } from '../../src/config/app-config.js';
import { TcpRelay } from './tcp-relay.js';
import { startTestApp, type TestApp } from './test-app.js';

/** Starts the application with a relay to its database, which tests cut, mend or silence. */
export async function startBehindRelay(
  settings: EnvironmentSource = {},
): Promise<{ testApp: TestApp; relay: TcpRelay }> {
  let relay: TcpRelay | undefined;
  const testApp = await startTestApp(settings, {
    reachDatabase: async (directUrl) => {
      const through = await TcpRelay.to(directUrl);
      relay = through.relay;
      return through.url;
    },
  });
  return { testApp, relay: relay! };
}
