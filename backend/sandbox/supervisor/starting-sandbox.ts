import path from 'node:path';
import { type AppConfig } from '../../src/config/app-config.js';
import { freePort } from '../free-port.js';
import {
  SANDBOX_PROVIDERS,
  type SandboxProvider,
  sandboxUrl,
  sandboxVariables,
} from '../providers/variables.js';
import { DIST, type Launch } from './application.js';
import { type ServiceProcess } from './service-process.js';

/** The provider sandbox while it starts. */
export interface StartingSandbox {
  service: ServiceProcess;
  url: string;
  providers: SandboxProvider[];
  /** The server's environment for it. */
  variables: Record<string, string>;
  ready: Promise<void>;
}

/** The providers that the sandbox replaces: those without a client, and only on this machine. */
export function sandboxedProviders({
  production,
  publicUrlIsLoopback,
  providers,
}: AppConfig): SandboxProvider[] {
  if (production || !publicUrlIsLoopback) return [];
  return SANDBOX_PROVIDERS.filter((name) => providers[name].client === null);
}

/** Starts the sandbox without waiting until it is ready, because the server takes longer. */
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
  const url = sandboxUrl(port);
  const variables = {
    ...sandboxVariables(url, providers),
    PROVIDER_IMAGE_ORIGINS: [...config.providers.imageOrigins, url].join(','),
  };
  return { service, url, providers, variables, ready: service.ready() };
}
