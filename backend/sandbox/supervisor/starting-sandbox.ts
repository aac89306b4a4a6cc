import path from 'node:path';
import { type AppConfig } from '../../src/config/app-config.js';
import { freePort } from '../free-port.js';
import { type ProvidersReport } from '../providers.js';
import {
  SANDBOX_PROVIDERS,
  type SandboxProvider,
  sandboxUrl,
  sandboxVariables,
} from '../providers/variables.js';
import { StartError } from '../start-error.js';
import { DIST, type Launch } from './application.js';
import { type ServiceProcess } from './service-process.js';

/** The sandbox of the providers while it starts. */
export interface StartingSandbox {
  service: ServiceProcess;
  url: string;
  /** Whom it stands in for. */
  providers: SandboxProvider[];
  /** The environment with which a server talks to it. */
  variables: Record<string, string>;
  ready: Promise<void>;
}

/** The providers that the sandbox stands in for: on this machine alone, and where no real ones are configured. */
export function sandboxedProviders({
  production,
  publicUrlIsLoopback,
  providers,
}: AppConfig): SandboxProvider[] {
  if (production || !publicUrlIsLoopback) return [];
  return SANDBOX_PROVIDERS.filter((name) => providers[name].client === null);
}

/** Begins to start the sandbox; the server, which takes longer, need not wait until it is ready. */
export async function startSandbox(config: AppConfig, launch: Launch): Promise<StartingSandbox | null> {
  const providers = sandboxedProviders(config);
  if (providers.length === 0) return null;
  const port = await freePort();
  const service = launch({
    name: 'The sandbox of the providers',
    program: path.join(DIST, 'sandbox', 'providers.js'),
    args: [String(port), config.publicUrl],
    output: 'hidden',
    stopBy: 'message',
  });
  const ready = service.firstMessage<ProvidersReport>().then((report) => {
    if ('failed' in report)
      throw new StartError(`The sandbox of the providers cannot start: ${report.failed}.`);
  });
  // Whoever awaits it may not have come so far yet when it fails.
  ready.catch(() => undefined);
  const url = sandboxUrl(port);
  const variables = {
    ...sandboxVariables(url, providers),
    PROVIDER_IMAGE_ORIGINS: [...config.providers.imageOrigins, url].join(','),
  };
  return { service, url, providers, variables, ready };
}
